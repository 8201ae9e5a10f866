import { Failed, mayAny, useAdminHost } from '@delebil/admin-components'
import type { ConflictSolution, WayOut } from '@delebil/core-api/admin'
import { Banner, Button, LinkButton, Skeleton, Stack, TextField } from '@delebil/ui'
import { ArrowLeft } from 'lucide-react'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { adminPaths } from '../shared/admin-paths.ts'
import { conflictTexts as texts } from './conflict-texts.ts'
import * as css from './conflicts.css.ts'
import { MessageDraft } from './message-draft.tsx'
import { Rehearsal } from './rehearsal.tsx'
import { useWaysOut } from './use-conflicts.ts'
import { useSolve } from './use-solve.ts'
import { WayChoice } from './way-choice.tsx'
import { type Drafts, draftKey, draftOf, planOf } from './way-plan.ts'

export interface ConflictPanelProps {
  readonly reservationId: number
  readonly backHref: string
  readonly onSolved: (way: WayOut, solution: ConflictSolution) => void
}

/** One hurt reservation and its ways out. */
export function ConflictPanel({ reservationId, backHref, onSolved }: ConflictPanelProps) {
  const { data, error, mutate } = useWaysOut(reservationId)
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const conflict = data?.conflict
  return (
    <section className={css.panel} aria-labelledby="conflict">
      <Stack gapPx={16}>
        <div className={css.backLink}>
          <LinkButton isSmall variant="quiet" icon={ArrowLeft} href={backHref}>
            {texts.back}
          </LinkButton>
        </div>
        <h2 id="conflict" ref={heading} tabIndex={-1} className={css.heading}>
          {conflict ? (conflict.person ?? texts.nobody) : texts.ways}
        </h2>
        {conflict && (
          <>
            <p>{conflict.why}</p>
            <div className={css.links}>
              <LinkButton isSmall href={adminPaths.reservations.recordPath({ id: reservationId })}>
                {texts.reservation(conflict.reservationNumber)}
              </LinkButton>
              {conflict.phone !== null && (
                <LinkButton isSmall href={`tel:${conflict.phone}`}>
                  {texts.phone(conflict.phone)}
                </LinkButton>
              )}
            </div>
          </>
        )}
        {data && !conflict && <Banner tone="info" title={texts.notHurt} />}
        {data && (
          <WaysOut
            key={data.version}
            {...{ reservationId, onSolved }}
            version={data.version}
            ways={data.ways}
            start={conflict?.why ?? ''}
            onAgain={() => void mutate()}
          />
        )}
        {!data && !error && <Skeleton label={texts.loadingWays} heightPx={320} />}
        {!data && error && (
          <Failed as="page" level={3} heading={texts.failedWays} onAgain={() => void mutate()}>
            {error.message}
          </Failed>
        )}
      </Stack>
    </section>
  )
}

interface WaysOutProps extends Pick<ConflictPanelProps, 'reservationId' | 'onSolved'> {
  readonly version: number
  readonly ways: readonly WayOut[]
  /** What stands as why at first. */
  readonly start: string
  readonly onAgain: () => void
}

function WaysOut({ reservationId, version, ways, start, onSolved, onAgain }: WaysOutProps) {
  const { permissions } = useAdminHost()
  const [chosen, setChosen] = useState(0)
  const [drafts, setDrafts] = useState<Drafts>({})
  const [why, setWhy] = useState(start)
  const [isTried, setIsTried] = useState(false)
  const [rehearsed, setRehearsed] = useState<ConflictSolution>()
  const { isBusy, message, solve, hush } = useSolve(reservationId)
  const form = useRef<HTMLFormElement>(null)
  const way = ways[chosen]
  if (!way) return null
  const plan = planOf(way, chosen, drafts, version, why)
  const isWrong = (text: string, isSent: boolean) => isTried && isSent && text.trim() === ''
  if (!mayAny(permissions, ['RESERVATION_WRITE'])) {
    return (
      <>
        <p className={css.muted}>{texts.readOnly}</p>
        <WayChoice ways={ways} chosen={chosen} onChoose={setChosen} />
      </>
    )
  }
  if (rehearsed) {
    const apply = async () => {
      const solution = await solve(plan, false)
      if (solution) onSolved(way, solution)
    }
    const back = () => {
      hush()
      setRehearsed(undefined)
    }
    return <Rehearsal {...{ way, isBusy, message }} solution={rehearsed} onApply={() => void apply()} onBack={back} />
  }
  const rehearse = async (event: FormEvent) => {
    event.preventDefault()
    setIsTried(true)
    if (plan.why === '' || plan.messages.some(({ text }) => text === '')) {
      requestAnimationFrame(() => form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus())
      return
    }
    const solution = await solve(plan, true)
    if (solution) setRehearsed(solution)
  }
  return (
    <form ref={form} noValidate onSubmit={(event) => void rehearse(event)}>
      <Stack gapPx={24}>
        <WayChoice ways={ways} chosen={chosen} onChoose={setChosen} />
        <Stack gapPx={16}>
          <h3 className={css.subheading}>{texts.messages}</h3>
          <p className={css.muted}>{texts.channels}</p>
          {way.messages.map((one) => {
            const draft = draftOf(drafts, chosen, one)
            const key = draftKey(chosen, one.reservationId)
            return (
              <MessageDraft
                key={key}
                message={one}
                draft={draft}
                isWrong={isWrong(draft.text, draft.isSent)}
                onChange={(next) => setDrafts({ ...drafts, [key]: next })}
              />
            )
          })}
        </Stack>
        <TextField
          label={texts.why}
          help={texts.whyHelp}
          value={why}
          onChange={setWhy}
          maxLength={500}
          {...(isTried && why.trim() === '' && { error: texts.whyRequired })}
        />
        {message !== undefined && <Failed as="banner" heading={message} onAgain={onAgain} />}
        <div className={css.submit}>
          <Button type="submit" variant="primary" isPending={isBusy}>
            {texts.rehearse}
          </Button>
        </div>
      </Stack>
    </form>
  )
}

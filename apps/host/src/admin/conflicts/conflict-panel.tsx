import { FactGrid, Failed, mayAny, useAdminChange, useAdminHost } from '@delebil/admin-components'
import type { Refusal } from '@delebil/core-api'
import type { Conflict, ConflictSolution, Resolution } from '@delebil/core-api/admin'
import { Banner, Button, LinkButton, Skeleton, Stack, StickyBar, TextField, useForm } from '@delebil/ui'
import { formatPeriod } from '@delebil/validation/text'
import { ArrowLeft } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { adminPaths } from '../shared/admin-paths.ts'
import { conflictTexts as texts } from './conflict-texts.ts'
import * as css from './conflicts.css.ts'
import { MessageDraft } from './message-draft.tsx'
import { Rehearsal } from './rehearsal.tsx'
import { ResolutionChoice } from './resolution-choice.tsx'
import { type Drafts, draftKey, draftOf, planOf } from './resolution-plan.ts'
import { useResolutions } from './use-conflicts.ts'

export interface ConflictPanelProps {
  readonly reservationId: number
  /** Somebody opened it, and is brought to it; one that merely comes first takes no focus. */
  readonly isAsked: boolean
  readonly backHref: string
  readonly onSolved: (resolution: Resolution, solution: ConflictSolution) => void
}

/** One affected reservation and its resolutions. */
export function ConflictPanel({ reservationId, isAsked, backHref, onSolved }: ConflictPanelProps) {
  const { data, error, mutate } = useResolutions(reservationId)
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (isAsked) heading.current?.focus()
  }, [isAsked])
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
          {conflict ? (conflict.person ?? texts.nobody) : texts.resolutions}
        </h2>
        {conflict && (
          <>
            <p>{conflict.why}</p>
            <ConflictFacts conflict={conflict} />
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
        {data && !conflict && <Banner tone="info" title={texts.notAffected} />}
        {data && (
          <Resolutions
            key={data.version}
            reservationId={reservationId}
            onSolved={onSolved}
            version={data.version}
            resolutions={data.resolutions}
            start={conflict?.why ?? ''}
            onAgain={() => void mutate()}
          />
        )}
        {!data && !error && <Skeleton label={texts.loadingResolutions} heightPx={320} />}
        {!data && error && (
          <Failed as="page" level={3} heading={texts.failedResolutions} onAgain={() => void mutate()}>
            {error.message}
          </Failed>
        )}
      </Stack>
    </section>
  )
}

function ConflictFacts({ conflict }: { readonly conflict: Conflict }) {
  const { licensePlate, model, location, start, end } = conflict
  return (
    <FactGrid
      facts={[
        {
          label: texts.car,
          main: licensePlate,
          lines: [{ id: 'model', text: `${model} · ${location}`, isMuted: true }],
        },
        { label: texts.when, main: formatPeriod({ start: new Date(start), end: new Date(end) }) },
      ]}
    />
  )
}

interface Filled {
  readonly chosen: number
  readonly drafts: Drafts
  readonly why: string
}

interface ResolutionsProps extends Pick<ConflictPanelProps, 'reservationId' | 'onSolved'> {
  readonly version: number
  readonly resolutions: readonly Resolution[]
  /** What stands as why at first. */
  readonly start: string
  readonly onAgain: () => void
}

function Resolutions({ reservationId, version, resolutions, start, onSolved, onAgain }: ResolutionsProps) {
  const { permissions } = useAdminHost()
  const solving = useAdminChange('conflicts.solve')
  const [rehearsed, setRehearsed] = useState<ConflictSolution>()
  const form = useForm<Filled, Refusal, { readonly entity: ConflictSolution }>({
    initial: { chosen: 0, drafts: {}, why: start },
    check: ({ chosen, drafts, why }) => ({
      why: why.trim() === '' ? texts.whyRequired : undefined,
      ...Object.fromEntries(
        resolutions[chosen]?.messages.map((one) => {
          const { text, isSent } = draftOf(drafts, chosen, one)
          return [draftKey(chosen, one.reservationId), isSent && text.trim() === '' ? texts.messageRequired : undefined]
        }) ?? [],
      ),
    }),
    send: async ({ chosen, drafts, why }, _changed, taken) => {
      const resolution = resolutions[chosen]
      if (!resolution) return undefined
      const body = { ...planOf(resolution, chosen, drafts, version, why), rehearse: taken === undefined }
      return solving.send({ params: { id: reservationId }, body })
    },
    onDone: ({ entity }, { chosen }, taken) => {
      const resolution = resolutions[chosen]
      if (taken === undefined) setRehearsed(entity)
      else if (resolution) onSolved(resolution, entity)
    },
  })
  const { chosen, drafts } = form.values
  const choose = (next: number) => form.set({ chosen: next })
  const resolution = resolutions[chosen]
  if (!resolution) return null
  if (!mayAny(permissions, ['RESERVATION_WRITE'])) {
    return (
      <>
        <p className={css.muted}>{texts.readOnly}</p>
        <ResolutionChoice resolutions={resolutions} chosen={chosen} onChoose={choose} />
      </>
    )
  }
  if (rehearsed) {
    const back = () => {
      form.dispatch({ type: 'hush' })
      setRehearsed(undefined)
    }
    const apply = () => void form.submit('taken')
    return (
      <Rehearsal
        resolution={resolution}
        solution={rehearsed}
        onBack={back}
        onApply={apply}
        isBusy={form.isPending}
        message={form.refusal?.message}
      />
    )
  }
  return (
    <form {...form.props}>
      <Stack gapPx={24}>
        <ResolutionChoice resolutions={resolutions} chosen={chosen} onChoose={choose} />
        <Stack gapPx={16}>
          <h3 className={css.subheading}>{texts.messages}</h3>
          <p className={css.muted}>{texts.channels}</p>
          {resolution.messages.map((one) => {
            const draft = draftOf(drafts, chosen, one)
            const key = draftKey(chosen, one.reservationId)
            return (
              <MessageDraft
                key={key}
                message={one}
                draft={draft}
                isWrong={form.errors[key] !== undefined && draft.text.trim() === ''}
                onChange={(next) => form.set({ drafts: { ...drafts, [key]: next } })}
              />
            )
          })}
        </Stack>
        <TextField label={texts.why} help={texts.whyHelp} maxLength={500} {...form.field('why')} />
        <div className={css.submit}>
          <StickyBar
            isOneLine
            refusal={form.refusal && <Failed as="banner" heading={form.refusal.message} onAgain={onAgain} />}
            attempt={form.tries}
          >
            <Button {...form.button} variant="primary">
              {texts.rehearse}
            </Button>
          </StickyBar>
        </div>
      </Stack>
    </form>
  )
}

import {
  Failed,
  InPageHead,
  KeyHint,
  QueueFrame,
  useAdminAnswer,
  useAdminHost,
  useOfferKeys,
} from '@delebil/admin-components'
import type { LicenseCheck as Check } from '@delebil/core-api/admin'
import { Button, EmptyState, ErrorMessage, Skeleton } from '@delebil/ui'
import { formatDateTime } from '@delebil/validation/text'
import { ArrowDown, ArrowUp, CircleCheck } from 'lucide-react'
import { useRef, useState } from 'react'
import { LicenseCheck } from './license-check.tsx'
import { licenseCheckTexts as own } from './license-check-texts.ts'
import * as css from './license-checks.css.ts'
import { LicenseRow } from './license-row.tsx'
import { useChosenAgain } from './use-chosen-again.ts'

/** Asked for whenever the page is opened, also right after it was, and while it is. */
const fresh = { refreshInterval: 60_000, dedupingInterval: 0 }
const keyOf = ({ id, version }: Check) => `${id}-${version}`

/** Licences that members have sent, one at a time, with the queue beside it. What is looked at stays until it is decided, whatever others do meanwhile. */
export function LicenseChecksPage() {
  const { query, now } = useAdminHost()
  const { data, error, mutate } = useAdminAnswer('license-checks.list', {}, fresh)
  const [decided, setDecided] = useState<readonly string[]>([])
  const [held, setHeld] = useState<Check>()
  const [said, setSaid] = useState<{ done?: string; gone?: string }>({})
  const nameRef = useRef<HTMLHeadingElement>(null)
  useChosenAgain(() => void mutate())
  const waiting = data?.data.filter((check) => !decided.includes(keyOf(check)))
  const asked = Number(query.get('person'))
  const next = waiting?.find(({ id }) => id === asked) ?? waiting?.[0]
  const shown = held ?? next
  if (!held && next) setHeld(next)

  if (!waiting) return <Absent error={error} onAgain={() => void mutate()} />
  const leave = (check: Check, what: typeof said) => {
    // The next one comes under the same heading.
    nameRef.current?.focus()
    setDecided([...decided, keyOf(check)])
    setHeld(undefined)
    setSaid(what)
    void mutate()
  }
  const others = waiting.filter((check) => check.id !== shown?.id)
  const outcome = (
    <>
      <p role="status" className={css.said}>
        {said.done}
      </p>
      <ErrorMessage>{said.gone}</ErrorMessage>
    </>
  )
  if (shown === undefined) {
    return (
      <div className={css.page}>
        {outcome}
        <EmptyState icon={CircleCheck} heading={own.emptyHeading}>
          {own.empty}
        </EmptyState>
      </div>
    )
  }
  return (
    <div className={css.desk}>
      <QueueFrame
        label={own.queue}
        head={own.waiting(waiting.length)}
        keys={own.keys}
        cases={waiting.map((check) => ({
          id: check.id,
          isOpen: check.id === shown.id,
          onPress: () => setHeld(check),
          said: <LicenseRow check={check} now={now()} />,
        }))}
      >
        <Steps waiting={waiting} shown={shown} onPick={setHeld} />
        <div className={css.opened}>
          <div className={css.page}>
            {outcome}
            <p className={css.muted}>{own.lead}</p>
            <LicenseCheck
              check={shown}
              nameRef={nameRef}
              hasNext={others.length > 0}
              onDone={(done) => leave(shown, { done })}
              onGone={(gone) => leave(shown, { gone })}
            />
            {others.length > 0 && <Queue others={others} onPick={setHeld} />}
          </div>
        </div>
      </QueueFrame>
    </div>
  )
}

interface StepsProps {
  readonly waiting: readonly Check[]
  readonly shown: Check
  readonly onPick: (check: Check) => void
}

/** Where one is in the queue, and to the licences beside it. */
function Steps({ waiting, shown, onPick }: StepsProps) {
  const at = waiting.findIndex(({ id }) => id === shown.id)
  const [before, next] = [waiting[at - 1], waiting[at + 1]]
  const goTo = (check: Check | undefined) => () => {
    if (!check) return false
    onPick(check)
    return undefined
  }
  useOfferKeys([
    { key: 'j', what: own.next, run: goTo(next) },
    { key: 'k', what: own.before, run: goTo(before) },
  ])
  return (
    <InPageHead at="actions">
      <span className={css.place}>{own.place(at + 1, waiting.length)}</span>
      {before && (
        <Button isSmall icon={ArrowUp} onPress={goTo(before)}>
          {own.before} <KeyHint keys={['K']} />
        </Button>
      )}
      {next && (
        <Button isSmall icon={ArrowDown} onPress={goTo(next)}>
          {own.next} <KeyHint keys={['J']} />
        </Button>
      )}
    </InPageHead>
  )
}

/** What stands in place of a queue that is not there. */
function Absent({ error, onAgain }: { readonly error: Error | undefined; readonly onAgain: () => void }) {
  const { online } = useAdminHost()
  if (!online) return <Failed as="offline">{own.offline}</Failed>
  if (!error) return <Skeleton label={own.loading} heightPx={400} />
  return (
    <Failed as="page" heading={own.failed} onAgain={onAgain}>
      {error.message}
    </Failed>
  )
}

function Queue({ others, onPick }: { readonly others: readonly Check[]; readonly onPick: (check: Check) => void }) {
  return (
    <section aria-labelledby="license-queue" className={css.below}>
      <h2 id="license-queue" className={css.heading}>
        {own.queue}
      </h2>
      <ul className={css.queue}>
        {others.map((check) => (
          <li key={check.id} className={css.waiting}>
            <Button variant="quiet" aria-label={own.show(check.name)} onPress={() => onPick(check)}>
              {check.name}
            </Button>
            <span className={css.muted}>{own.since(formatDateTime(new Date(check.sentAt)))}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}

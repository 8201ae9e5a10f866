import { useAnswer } from '@delebil/core-api/react'
import { Card, EmptyState, Skeleton } from '@delebil/ui'
import { Link2Off } from 'lucide-react'
import { sharingTexts } from '../locale/sharing-texts.ts'
import { RetryState } from '../panel/retry-state.tsx'
import { heading, page } from './shared.css.ts'
import { SharedCard } from './shared-card.tsx'

const texts = sharingTexts.page
const REFRESH_MS = 60_000
const UNKNOWN_STATUS = 404

export interface SharedReservationProps {
  /** The secret of the link. */
  readonly id: string
}

/** A reservation as whoever got its link sees it, without a log-in; it follows what becomes of it. */
export function SharedReservation({ id }: SharedReservationProps) {
  const { data, error, mutate } = useAnswer(
    'getSharedReservation',
    { params: { id } },
    { refreshInterval: REFRESH_MS, refreshWhenHidden: false, revalidateOnFocus: true },
  )
  // What was stopped goes, however much of it was on the screen.
  const isDead = error?.refusal.status === UNKNOWN_STATUS
  const shown = isDead ? undefined : data
  return (
    <div className={page}>
      <h1 className={heading}>{texts.heading}</h1>
      {isDead && (
        <EmptyState heading={texts.deadHeading} icon={Link2Off}>
          {texts.deadText}
        </EmptyState>
      )}
      {error && !isDead && !shown && <RetryState heading={texts.failed} error={error} onRetry={() => void mutate()} />}
      {!error && !shown && (
        <Card padding="large">
          <Skeleton label={texts.loading} heightPx={280} />
        </Card>
      )}
      {shown && <SharedCard reservation={shown} />}
    </div>
  )
}

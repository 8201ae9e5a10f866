import { useAnswer } from '@delebil/core-api/react'
import { Icon, Skeleton } from '@delebil/ui'
import { freeCancellationUntil, type Period } from '@delebil/validation'
import { cancellationFeeText, formatWhen } from '@delebil/validation/text'
import { earlierOf, MINUTE_MS } from '@delebil/validation/time'
import { Info } from 'lucide-react'
import { useNow } from '../data/use-now.ts'
import { texts } from '../locale/texts.ts'
import { terms, termsText } from './booking.css.ts'

export interface CancellationTermsProps {
  readonly organizationId: number
  readonly period: Period
}

/** Until when cancelling what is booked now is free, and what it costs later. Nothing where it is not known. */
export function CancellationTerms({ organizationId, period }: CancellationTermsProps) {
  const now = useNow(MINUTE_MS)
  const { data, error } = useTerms(organizationId)
  if (error && !data) return null
  if (!data) return <Skeleton heightPx={92} />
  const until = earlierOf(freeCancellationUntil({ ...data.policy, start: period.start, created: now }), period.start)
  return (
    <div className={terms}>
      <Icon of={Info} />
      <p className={termsText}>
        <strong>{texts.booking.stillFree(formatWhen(until, now))}</strong> {texts.booking.later}{' '}
        {cancellationFeeText(data.policy)}
      </p>
    </div>
  )
}

/** What a club promises whoever books now. */
export function useTerms(organizationId: number | undefined) {
  const input = organizationId === undefined ? undefined : { query: { orgId: organizationId } }
  return useAnswer('getTerms', input, { revalidateOnFocus: false, isForAll: true })
}

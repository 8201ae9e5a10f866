import { useAnswer } from '@delebil/core-api/react'
import { Banner } from '@delebil/ui'
import type { Period } from '@delebil/validation'
import { formatInstant } from '@delebil/validation/time'
import { texts } from '../locale/texts.ts'

export interface LimitWarningProps {
  readonly membershipId: number
  readonly period: Period
}

/** Warns where the membership has no room for one more reservation. The server has the last word, so it only warns. */
export function LimitWarning({ membershipId, period }: LimitWarningProps) {
  const body = { membershipId, start: formatInstant(period.start), end: formatInstant(period.end) }
  const { data } = useAnswer('checkConcurrentReservationLimit', { body, quiet: true }, { revalidateOnFocus: false })
  if (!data?.entity) return null
  return <Banner tone="warning" title={texts.booking.limit} />
}

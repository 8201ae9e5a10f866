import type { CancellationTerms } from './policy.ts'
import { addMinutes, HOUR_MS, laterOf } from './time/duration.ts'

/** `created` is when it was booked, under the terms. All in instants; clock changes do not matter. */
export type CancellationMoment = CancellationTerms & { start: Date; end: Date; created: Date; now: Date }

/** `chargeableHours`: hours inside the window, before the percentage. `feeOre`: whole øre, rounded once. */
export type CancellationFee = { chargeableHours: number; feeOre: number }

/**
 * The fee for cancelling at `now`. Nothing soon after booking or long before the start. Exactly where the window begins
 * it is 0 and grows from there, so waiting never makes it jump.
 */
export function cancellationFee(input: CancellationMoment & { hourlyRateOre: number }): CancellationFee {
  const { start, end, created, now, hourlyRateOre, cancelFeePercent, cancelFeeWindowHours, cancelFreeMinutes } = input
  if (now <= addMinutes(created, cancelFreeMinutes)) return { chargeableHours: 0, feeOre: 0 }
  const from = Math.max(start.getTime(), now.getTime())
  const to = Math.min(end.getTime(), now.getTime() + cancelFeeWindowHours * HOUR_MS)
  const chargeableMs = Math.max(0, to - from)
  const feeOre = Math.round((Math.max(0, hourlyRateOre) * cancelFeePercent * chargeableMs) / (100 * HOUR_MS))
  return { chargeableHours: chargeableMs / HOUR_MS, feeOre }
}

/** The last instant at which cancelling is free, of what was or would be booked at `created`. */
export function freeCancellationUntil({
  start,
  created,
  cancelFeeWindowHours,
  cancelFreeMinutes,
}: Omit<CancellationMoment, 'now' | 'end' | 'cancelFeePercent'>): Date {
  return laterOf(addMinutes(created, cancelFreeMinutes), addMinutes(start, -cancelFeeWindowHours * 60))
}

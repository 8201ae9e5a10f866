import { addMinutes, HOUR_MS, laterOf } from './duration.ts'

/** Cancelling is free this long after booking (minutes). */
export const FREE_CANCEL_AFTER_BOOKING_MINUTES = 60
/** Hours of the reservation inside this window from now are charged for (hours, elapsed). */
export const CANCEL_FEE_WINDOW_HOURS = 48
/** Part of the hourly price that is charged (percent). */
export const CANCEL_FEE_PERCENT = 50

/** What a person reads before cancelling for a fee. */
export const cancellationFeeText =
  'Du må betale avbestillingsgebyr; 50% av timene som faller innenfor de neste 48 timer.'

/** `created` is when it was booked. All in instants; clock changes do not matter. */
export type CancellationMoment = { start: Date; end: Date; created: Date; now: Date }

/** `chargeableHours`: hours inside the window, before the 50 percent. `feeOre`: whole øre, rounded once. */
export type CancellationFee = { chargeableHours: number; feeOre: number }

/**
 * The fee for cancelling at `now`. Nothing within 60 minutes of booking or more than 48 hours before start. At exactly
 * 48 hours it is 0 and grows from there, so waiting never makes it jump.
 */
export function cancellationFee(input: CancellationMoment & { hourlyRateOre: number }): CancellationFee {
  const { start, end, created, now, hourlyRateOre } = input
  if (now <= addMinutes(created, FREE_CANCEL_AFTER_BOOKING_MINUTES)) return { chargeableHours: 0, feeOre: 0 }
  const from = Math.max(start.getTime(), now.getTime())
  const to = Math.min(end.getTime(), now.getTime() + CANCEL_FEE_WINDOW_HOURS * HOUR_MS)
  const chargeableMs = Math.max(0, to - from)
  const feeOre = Math.round((Math.max(0, hourlyRateOre) * CANCEL_FEE_PERCENT * chargeableMs) / (100 * HOUR_MS))
  return { chargeableHours: chargeableMs / HOUR_MS, feeOre }
}

/** The last instant at which cancelling is free, while that lies ahead; undefined once it has passed or if no fee follows. */
export function cancellationFeeChangesAt(input: CancellationMoment): Date | undefined {
  const { start, end, created, now } = input
  const bookingGrace = addMinutes(created, FREE_CANCEL_AFTER_BOOKING_MINUTES)
  const windowOpens = addMinutes(start, -CANCEL_FEE_WINDOW_HOURS * 60)
  const freeUntil = laterOf(bookingGrace, windowOpens)
  return freeUntil >= now && freeUntil < end ? freeUntil : undefined
}

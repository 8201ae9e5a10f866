import { cancellationFee } from './cancellation-fee.ts'
import type { CancellationTerms } from './policy.ts'
import { cancellationLines, type PriceLine, priceReservation, sumLines, type Tariff } from './price.ts'
import {
  EXTENSION_STEP_MINUTES,
  MIN_RESERVATION_MINUTES,
  type Period,
  RESERVATION_MAX_DAYS,
} from './reservation-period.ts'
import { addMinutes, earlierOf, laterOf } from './time/duration.ts'

/** What a member may do to a reservation that changes its price; the words of the wire. */
export const priceChanges = ['cancel', 'extend', 'change-car', 'start-now', 'end'] as const
export type PriceChange = (typeof priceChanges)[number]

/** A price that was shown holds this long, unless a step comes before (minutes). Our own policy. */
export const QUOTE_HOLDS_MINUTES = 2

/** What prices a reservation. `created` is when it was booked, under the terms. */
export type PricedReservation = Period &
  CancellationTerms & {
    created: Date
    superDamageWaiver: boolean
    kilometers?: number | null | undefined
  }

/**
 * The price stays until `from`, and is `totalOre` at `to`: at once where both are the same instant, evenly in between else.
 * `from` in the past: it is on its way already.
 */
export type PriceStep = { from: Date; to: Date; totalOre: number }

/** The period that is priced after a change at `now`. A cancelled one keeps its period. */
export function periodAfter(change: PriceChange, { start, end }: Period, now: Date): Period {
  switch (change) {
    case 'cancel':
      return { start, end }
    case 'extend':
      return { start, end: addMinutes(end, EXTENSION_STEP_MINUTES) }
    case 'change-car':
      return { start: laterOf(start, earlierOf(now, addMinutes(end, -MIN_RESERVATION_MINUTES))), end }
    case 'start-now':
      return { start: now, end }
    case 'end':
      return { start, end: laterOf(end, now) }
  }
}

/** The lines that a reservation costs after a change at `now`. `tariff`: of the new car where the car is changed. */
export function linesAfter(
  change: PriceChange,
  reservation: PricedReservation,
  tariff: Tariff,
  now: Date,
): PriceLine[] {
  if (change === 'cancel') return cancellationLines(tariff, { ...reservation, now })
  const { superDamageWaiver, kilometers } = reservation
  const period = periodAfter(change, reservation, now)
  return priceReservation(tariff, { ...period, superDamageWaiver, kilometers: kilometers ?? 0 })
}

/** The next time that the price of a change is another than at `now`; undefined where it stays. */
export function nextPriceStep(
  change: PriceChange,
  reservation: PricedReservation,
  tariff: Tariff,
  now: Date,
): PriceStep | undefined {
  if (change === 'cancel') return nextFeeStep(reservation, tariff, now)
  const totalAt = (at: Date) => sumLines(linesAfter(change, reservation, tariff, at))
  // Later than that nobody can carry the change out.
  const last =
    change === 'end'
      ? addMinutes(laterOf(reservation.end, now), RESERVATION_MAX_DAYS * 24 * 60)
      : lastOf(change, reservation)
  const at = firstOther(totalAt, now, last)
  return at && { from: at, to: at, totalOre: totalAt(at) }
}

/** Until when a price shown at `now` holds, and the most that the change can cost until then (øre). */
export function priceHold(
  change: PriceChange,
  reservation: PricedReservation,
  tariff: Tariff,
  now: Date,
): { until: Date; ceilingOre: number } {
  const step = nextPriceStep(change, reservation, tariff, now)
  const longest = addMinutes(now, QUOTE_HOLDS_MINUTES)
  const isJump = step !== undefined && step.from.getTime() === step.to.getTime()
  const until = isJump ? earlierOf(longest, new Date(step.from.getTime() - 1)) : longest
  const totalAt = (at: Date) => sumLines(linesAfter(change, reservation, tariff, at))
  return { until: laterOf(now, until), ceilingOre: Math.max(totalAt(now), totalAt(laterOf(now, until))) }
}

function lastOf(change: PriceChange, { start, end }: Period): Date {
  return change === 'start-now' ? earlierOf(start, addMinutes(end, -MIN_RESERVATION_MINUTES)) : end
}

/** The first millisecond after `now` and until `last` at which the total is another. The total only ever goes one way. */
function firstOther(totalAt: (at: Date) => number, now: Date, last: Date): Date | undefined {
  const before = totalAt(now)
  let [low, high] = [now.getTime(), last.getTime()]
  if (high <= low || totalAt(last) === before) return undefined
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2)
    if (totalAt(new Date(middle)) === before) low = middle
    else high = middle
  }
  return new Date(high)
}

// The fee bends only where a day of the rule begins or ends: after the grace of a booking it jumps, elsewhere it moves evenly.
function nextFeeStep(reservation: PricedReservation, tariff: Tariff, now: Date): PriceStep | undefined {
  const { start, end, created, cancelFreeMinutes, cancelFeeWindowHours } = reservation
  const feeAt = (now: Date) => cancellationFee({ ...reservation, now, hourlyRateOre: tariff.hourOre }).feeOre
  const grace = addMinutes(created, cancelFreeMinutes)
  const before = (at: Date) => addMinutes(at, -cancelFeeWindowHours * 60)
  const bends = [grace, before(start), before(end), start, end]
    .filter((at) => at >= now)
    .sort((a, b) => a.getTime() - b.getTime())
  let since = now
  for (const bend of bends) {
    if (feeAt(bend) !== feeAt(since)) return { from: since, to: bend, totalOre: feeAt(bend) }
    const after = new Date(bend.getTime() + 1)
    if (bend.getTime() === grace.getTime() && feeAt(after) !== feeAt(bend)) {
      return { from: after, to: after, totalOre: feeAt(after) }
    }
    since = bend
  }
  return undefined
}

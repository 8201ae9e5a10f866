import { type PriceLine, priceReservation, sumLines, type Tariff } from './price.ts'
import type { Period } from './reservation-period.ts'
import { addMinutes, laterOf } from './time/duration.ts'

/** A trip under way: its promised period, and what it is priced with. */
export type OpenTrip = Period & { superDamageWaiver: boolean; kilometers: number }

/** What an open trip costs at one moment. */
export type RunningCost = {
  /** For the time since the start. */
  soFar: PriceLine[]
  /** For the bill if the car comes back as promised: the promised end at least, now where that has passed. */
  atEnd: PriceLine[]
  /** When `soFar` becomes dearer; undefined where it does not within two days. */
  changesAt: Date | undefined
}

const lookAheadMinutes = 48 * 60

/** The cost of a trip at `now`. Before the start nothing has run. The same rule prices the bill. */
export function runningCost(tariff: Tariff, trip: OpenTrip, now: Date): RunningCost {
  return {
    soFar: linesUntil(tariff, trip, now),
    atEnd: linesUntil(tariff, trip, laterOf(trip.end, now)),
    changesAt: nextChange(tariff, trip, now),
  }
}

function linesUntil(tariff: Tariff, trip: OpenTrip, end: Date): PriceLine[] {
  const { start, superDamageWaiver, kilometers } = trip
  return end < start ? [] : priceReservation(tariff, { start, end, superDamageWaiver, kilometers })
}

// A longer trip never costs less: the first dearer minute can be found by halving.
function nextChange(tariff: Tariff, trip: OpenTrip, now: Date): Date | undefined {
  if (now < trip.start) return trip.start
  const elapsed = Math.floor((now.getTime() - trip.start.getTime()) / 60_000)
  const costAfter = (minutes: number) => sumLines(linesUntil(tariff, trip, addMinutes(trip.start, minutes)))
  const cost = costAfter(elapsed)
  let [same, dearer] = [elapsed, elapsed + lookAheadMinutes]
  if (costAfter(dearer) === cost) return undefined
  while (dearer - same > 1) {
    const middle = Math.floor((same + dearer) / 2)
    if (costAfter(middle) === cost) same = middle
    else dearer = middle
  }
  return addMinutes(trip.start, dearer)
}

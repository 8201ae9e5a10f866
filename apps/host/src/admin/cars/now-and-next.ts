import type { CarTrip } from './use-car-trips.ts'

const MINUTE_MS = 60_000
const at = (text: string) => new Date(text).getTime()

/** What a car does now, what it is to do next, and how many minutes are between: fewer than none where somebody waits. */
export function nowAndNext(trips: readonly CarTrip[], now: Date) {
  const current =
    trips.find(({ isOut }) => isOut) ?? trips.find(({ start, end }) => at(start) <= +now && +now < at(end))
  const next = trips.find((trip) => trip !== current && at(trip.end) > +now && !trip.isOut)
  const isLate = current?.isOut === true && at(current.end) < +now
  const freeFrom = current ? Math.max(at(current.end), isLate ? +now : 0) : undefined
  const slackMinutes = next && freeFrom !== undefined ? Math.floor((at(next.start) - freeFrom) / MINUTE_MS) : undefined
  return { current, next, isLate, slackMinutes } as const
}

/** Most of those who have a car next that are written to at once. */
const NEXT_MOST = 5

/** The reservations of those who are to have the car next, whoever has it now left out. */
export function nextDriversOf(trips: readonly CarTrip[], now: Date): readonly number[] {
  const { current } = nowAndNext(trips, now)
  return trips
    .filter((trip) => trip !== current && !trip.isOut && at(trip.end) > +now)
    .slice(0, NEXT_MOST)
    .map(({ reservationId }) => reservationId)
}

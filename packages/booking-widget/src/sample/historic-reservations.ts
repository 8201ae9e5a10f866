import type { Reservation } from '@delebil/core-api'
import { carHits, sampleReservation } from './bergen.ts'

/** A page of trips that are over, newest first. */
export const historicReservations: readonly Reservation[] = Array.from({ length: 23 }, (_, at) => {
  const day = new Date(Date.parse('2026-11-14T10:00:00+01:00') - at * 9 * 86_400_000)
  const [start, end, reserved] = [0, 4, 6]
    .map((hours) => new Date(day.getTime() + hours * 3_600_000))
    .map((moment) => moment.toISOString())
  const isCanceled = at % 5 === 3
  return sampleReservation({
    id: 400 - at,
    reservationNumber: String(104_400 - at),
    state: isCanceled ? 'CANCELED' : 'PAST',
    start: start ?? '',
    end: reserved ?? '',
    effectiveEnd: end ?? '',
    started: isCanceled ? null : (start ?? null),
    ended: isCanceled ? null : (end ?? null),
    model: carHits[at % carHits.length]?.model ?? 'Toyota Yaris',
  })
})

import { isActiveReservation } from '@delebil/validation'
import type { Law } from '../../data/law-of.ts'
import { readTimes, type Timed } from '../../data/reservation-times.ts'

/** How far a reservation has come: nothing to do yet, the car may be opened, out, out too long, over, and never driven. */
export type TripPhase = 'ahead' | 'ready' | 'under-way' | 'late' | 'over' | 'called-off'

/** The phase of a reservation at a moment. It says what is shown first; what may be done is the law's. */
export function tripPhase(reservation: Timed, { opens }: Law['window'], now: Date): TripPhase {
  const times = readTimes(reservation)
  if (times.state === 'CANCELED' || times.state === 'VOIDED') return 'called-off'
  if (!isActiveReservation(times)) return 'over'
  if (now >= times.end) return 'late'
  if (times.started || now >= times.start) return 'under-way'
  return now >= opens ? 'ready' : 'ahead'
}

/** Somebody has the car, or should have it. */
export const isOut = (phase: TripPhase): boolean => phase === 'under-way' || phase === 'late'

/** Nothing is to come of it. */
export const isPast = (phase: TripPhase): boolean => phase === 'over' || phase === 'called-off'

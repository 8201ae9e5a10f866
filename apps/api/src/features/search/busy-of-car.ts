import type { Period } from '@delebil/validation'
import type { Queryable } from '../../platform/db/queryable.ts'
import { busyOfCars } from '../fleet/stores/car-busy.ts'
import { tripsStillOut } from '../fleet/stores/trips-still-out.ts'

/**
 * When a car can't be had in the window: its promises, and from its start until now a trip that nobody has ended, late or not.
 * One reservation may be left out.
 */
export const busyOfCar = async (
  db: Queryable,
  car: { organizationId: number; carId: number },
  window: Period,
  now: Date,
  exceptReservationId?: number,
): Promise<Period[]> => {
  const promised = await busyOfCars(db, [car], window, exceptReservationId)
  if (window.start >= now) return promised
  const out = await tripsStillOut(db, [car], now)
  const others = out.filter(({ reservationId }) => reservationId !== exceptReservationId)
  return [...promised, ...others.map(({ start }) => ({ start, end: now }))]
}

import { EXTENSION_STEP_MINUTES, periodMinutes, RESERVATION_MAX_DAYS } from '@delebil/validation'
import { addMinutes, addOsloDays, earlierOf } from '@delebil/validation/time'
import type { Queryable } from '../../platform/db/queryable.ts'
import { nextStartOnCar, type Reservation } from './stores/reservations.ts'

/** The latest end that any number of steps can reach; null where there is no room for one. */
export const latestEnd = async (db: Queryable, reservation: Reservation): Promise<Date | null> => {
  const { organizationId, carId, start, end } = reservation
  const nextStart = await nextStartOnCar(db, organizationId, carId, end)
  const longest = addOsloDays(start, RESERVATION_MAX_DAYS)
  const limit = nextStart === undefined ? longest : earlierOf(longest, nextStart)
  const steps = Math.floor(periodMinutes({ start: end, end: limit }) / EXTENSION_STEP_MINUTES)
  return steps < 1 ? null : addMinutes(end, steps * EXTENSION_STEP_MINUTES)
}

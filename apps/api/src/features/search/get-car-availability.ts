import {
  availabilityOf,
  availabilityPeriods,
  MIN_RESERVATION_MINUTES,
  type Period,
  periodMinutes,
} from '@delebil/validation'
import { formatInstant } from '@delebil/validation/time'
import type { Queryable } from '../../platform/db/queryable.ts'
import { orRefuse } from '../../platform/or-refuse.ts'
import { Refusal } from '../../platform/refusal.ts'
import type { Caller, Verb } from '../../platform/verb.ts'
import { findCar } from '../fleet/stores/cars.ts'
import { findReservation } from '../reservations/stores/reservations.ts'
import { busyOfCar } from './busy-of-car.ts'

const isMine = async (db: Queryable, caller: Caller | undefined, reservationId: number): Promise<boolean> =>
  caller !== undefined && (await findReservation(db, caller, reservationId)) !== undefined

const texts = <P extends Period>(period: P) => ({
  ...period,
  start: formatInstant(period.start),
  end: formatInstant(period.end),
})

export const getCarAvailability: Verb<'getCarAvailability'> = async (_context, { db, caller, input, now }) => {
  const { start, end, reservationId } = input.query
  const car = orRefuse(await findCar(db, input.params.id, now))
  if (reservationId !== undefined && !(await isMine(db, caller, reservationId))) throw new Refusal('resource.unknown')
  const key = { organizationId: car.organizationId, carId: car.id }
  const window = { start, end }
  const busy = await busyOfCar(db, key, window, now, reservationId)
  const { percent, free } = availabilityOf(window, busy)
  return {
    answer: {
      carId: car.id,
      isPeriodAvailable: percent === 100,
      isAvailable: free.some((period) => periodMinutes(period) >= MIN_RESERVATION_MINUTES),
      periods: availabilityPeriods(window, busy).map(texts),
      availablePeriods: free.map(texts),
    },
  }
}

import { availabilityLookupWindow, reservedDays } from '@delebil/validation'
import { Refusal } from '../../platform/refusal.ts'
import type { Verb } from '../../platform/verb.ts'
import { findCar } from '../fleet/stores/cars.ts'
import { busyOfCar } from './busy-of-car.ts'

export const getReservedDays: Verb<'getReservedDays'> = async (_context, { db, input, now }) => {
  const car = await findCar(db, input.params.id, now)
  if (car === undefined) throw new Refusal('resource.unknown')
  const window = availabilityLookupWindow(now)
  const busy = await busyOfCar(db, { organizationId: car.organizationId, carId: car.id }, window, now)
  return { answer: { carId: car.id, reservedDays: reservedDays(window, busy) } }
}

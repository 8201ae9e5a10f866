import { Refusal } from '../../platform/refusal.ts'
import { refuseField } from '../../platform/refuse-field.ts'
import { lockCarInUse } from '../fleet/stores/car-locks.ts'
import { type Car, findCarOf } from '../fleet/stores/cars.ts'
import type { Asking } from './acting.ts'

/** A car of the club with its tariff now, which nobody takes out of use until the transaction ends. */
export const lockUsableCar = async (
  { db, now }: Pick<Asking, 'db' | 'now'>,
  organizationId: number,
  carId: number,
): Promise<Car> => {
  const isKept = await lockCarInUse(db, organizationId, carId)
  const car = await findCarOf(db, organizationId, carId, now)
  if (car === undefined) throw refuseField('carId', 'field.unknown')
  if (!isKept) throw new Refusal('reservation.car-taken')
  return car
}

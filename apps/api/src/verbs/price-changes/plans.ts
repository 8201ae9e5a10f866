import { checkPeriod } from '@delebil/validation'
import type { Queryable } from '../../db/queryable.ts'
import { Refusal } from '../../refusal.ts'
import { type Car, findCarOf } from '../../stores/cars.ts'
import type { Reservation } from '../../stores/reservations.ts'
import { canExtend } from '../reservations/can-extend.ts'
import { refuseIfOut } from '../reservations/refuse-if-out.ts'
import { refusePeriod } from '../reservations/refuse-period.ts'
import { refuseUnlessAhead } from '../reservations/refuse-unless-ahead.ts'
import { refuseUnlessBegun } from '../reservations/refuse-unless-begun.ts'
import { refuseUnlessUnbegun } from '../reservations/refuse-unless-unbegun.ts'
import { type Plan, planChange, tariffOf } from './plan.ts'

/** What cancelling leads to; refuses where it cannot be. */
export const planCancel = async (db: Queryable, reservation: Reservation, now: Date): Promise<Plan> => {
  refuseUnlessUnbegun(reservation, now)
  return planChange('cancel', reservation, await tariffOf(db, reservation), now)
}

/** What one step more leads to. Whether the car is free is not asked here: the constraint decides that. */
export const planExtend = async (db: Queryable, reservation: Reservation, now: Date): Promise<Plan> => {
  if (!canExtend(reservation, now)) throw new Refusal('reservation.not-active')
  const plan = planChange('extend', reservation, await tariffOf(db, reservation), now)
  const problem = checkPeriod(plan.period)
  if (problem !== undefined) throw new Refusal(problem)
  return plan
}

/** What beginning now leads to; a car that is out is not handed over. */
export const planStartNow = async (db: Queryable, reservation: Reservation, now: Date): Promise<Plan> => {
  refuseUnlessAhead(reservation, now)
  const plan = planChange('start-now', reservation, await tariffOf(db, reservation), now)
  const problem = checkPeriod(plan.period)
  if (problem !== undefined) throw refusePeriod(problem, 'start')
  await refuseIfOut(db, reservation, now)
  return plan
}

/** What another car of the club leads to, at its tariff. A car that is out is not handed over at once. */
export const planSwap = async (
  db: Queryable,
  reservation: Reservation,
  newCarId: number,
  now: Date,
): Promise<Plan & { readonly car: Car }> => {
  refuseUnlessUnbegun(reservation, now)
  const car = await findCarOf(db, reservation.organizationId, newCarId, now)
  if (car === undefined) throw new Refusal('resource.unknown')
  const plan = planChange('change-car', reservation, car.tariff, now)
  if (plan.period.start <= now && car.id !== reservation.carId) {
    await refuseIfOut(db, { organizationId: car.organizationId, carId: car.id }, now)
  }
  return { ...plan, car }
}

/** What ending leads to: the bill. */
export const planEnd = async (db: Queryable, reservation: Reservation, now: Date): Promise<Plan> => {
  refuseUnlessBegun(reservation, now)
  return planChange('end', reservation, await tariffOf(db, reservation), now)
}

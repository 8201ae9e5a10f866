import {
  billsKilometers,
  checkPeriod,
  EXTENSION_STEP_MINUTES,
  type Period,
  priceReservation,
} from '@delebil/validation'
import { addMinutes } from '@delebil/validation/time'
import { orRefuse } from '../../platform/or-refuse.ts'
import { type Car, findCarOf } from '../fleet/stores/cars.ts'
import type { StoredTariff } from '../price/stores/tariff-columns.ts'
import type { Asking } from './acting.ts'
import { believedEnd } from './believed-readings.ts'
import type { ShownOdometer } from './fetch-condition.ts'
import { periodRefusal } from './period-refusal.ts'
import { type Plan, planChange, tariffOf } from './price-plan.ts'
import { refuseIfOut } from './refuse-if-out.ts'
import { refusePeriod } from './refuse-period.ts'
import type { TripKilometers } from './stores/odometer.ts'
import type { Reservation } from './stores/reservations.ts'
import { refuseUnlessMay } from './why-not.ts'

type Priced = Pick<Plan, 'stage' | 'period' | 'lines'>

/** A reservation as it is priced anew in a period, by a tariff. */
export const planPeriod = (
  { superDamageWaiver, kilometers }: Pick<Reservation, 'superDamageWaiver' | 'kilometers'>,
  tariff: StoredTariff,
  period: Period,
): Priced => ({
  stage: 'booking',
  period,
  lines: priceReservation(tariff, { ...period, superDamageWaiver, kilometers: kilometers ?? 0 }),
})

/** What cancelling leads to; refuses where it cannot be. */
export const planCancel = async (asking: Asking, reservation: Reservation): Promise<Plan> => {
  refuseUnlessMay('cancel', reservation, asking)
  return planChange('cancel', reservation, await tariffOf(asking.db, reservation), asking.now)
}

/** What so many minutes more lead to. Whether the car is free is not asked here: the constraint decides that. */
export const planExtend = async (
  asking: Asking,
  reservation: Reservation,
  { minutes = EXTENSION_STEP_MINUTES, passesLimits = false } = {},
): Promise<Priced & Pick<Plan, 'tariff'>> => {
  refuseUnlessMay('extend', reservation, asking)
  const period = { start: reservation.start, end: addMinutes(reservation.end, minutes) }
  refusePeriod(checkPeriod(period), passesLimits)
  const tariff = await tariffOf(asking.db, reservation)
  return { ...planPeriod(reservation, tariff, period), tariff }
}

/** What beginning now leads to; a car that is out is not handed over. */
export const planStartNow = async (asking: Asking, reservation: Reservation): Promise<Plan> => {
  const { db, now } = asking
  refuseUnlessMay('start-now', reservation, asking)
  const plan = planChange('start-now', reservation, await tariffOf(db, reservation), now)
  const problem = checkPeriod(plan.period)
  if (problem !== undefined) throw periodRefusal(problem, 'start')
  await refuseIfOut(db, reservation, now)
  return plan
}

/** What another car of the club leads to, at its tariff. A car that is out is not handed over at once. */
export const planChangeCar = async (
  asking: Asking,
  reservation: Reservation,
  newCarId: number,
): Promise<Plan & { readonly car: Car }> => {
  const { db, now } = asking
  refuseUnlessMay('change-car', reservation, asking)
  const car = orRefuse(await findCarOf(db, reservation.organizationId, newCarId, now))
  const plan = planChange('change-car', reservation, car.tariff, now)
  if (plan.period.start <= now && car.id !== reservation.carId) {
    await refuseIfOut(db, { organizationId: car.organizationId, carId: car.id }, now)
  }
  return { ...plan, car }
}

/** What ending leads to: the bill, how far the trip went by what its car says, and whether the bill waits to know. */
export const planEnd = async (
  asking: Asking,
  reservation: Reservation,
  shown: ShownOdometer | undefined,
): Promise<Plan & TripKilometers> => {
  const { db, now } = asking
  refuseUnlessMay('end', reservation, asking)
  const { end, kilometers } = await believedEnd(db, reservation, shown, now)
  const tariff = await tariffOf(db, reservation)
  // What was guessed when it was booked bills nobody.
  const plan = planChange('end', { ...reservation, kilometers }, tariff, now)
  return { ...plan, end, kilometers, isMissing: kilometers === null && billsKilometers(tariff) }
}

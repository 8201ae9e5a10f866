import {
  addMinutes,
  earlierOf,
  formatInstant,
  laterOf,
  MIN_RESERVATION_MINUTES,
  type Period,
} from '@delebil/validation'
import type { Queryable } from '../../db/queryable.ts'
import { Refusal } from '../../refusal.ts'
import { type Car, findCarOf } from '../../stores/cars.ts'
import * as updates from '../../stores/reservation-updates.ts'
import type { Reservation } from '../../stores/reservations.ts'
import type { Verb } from '../../verb.ts'
import { answerReservation } from './answer-reservation.ts'
import { lockMyReservation } from './my-reservation.ts'
import { priceAgain } from './price-again.ts'
import { refuseIfOut } from './refuse-if-out.ts'
import { refuseUnlessUnbegun } from './refuse-unless-unbegun.ts'
import { writeDown } from './write-down.ts'

/** What is left of the promise: from now where the start has passed, but never under the shortest reservation. */
const remainingPeriod = ({ start, end }: Reservation, now: Date): Period => {
  const lastStart = addMinutes(end, -MIN_RESERVATION_MINUTES)
  return { start: laterOf(start, earlierOf(now, lastStart)), end }
}

const swap = async (tx: Queryable, reservation: Reservation, car: Car, period: Period, now: Date): Promise<void> => {
  if (period.start <= now) await refuseIfOut(tx, { organizationId: car.organizationId, carId: car.id }, now)
  // The shorter period first: of the new car only what is left is asked for.
  const shortened = period.start > reservation.start ? await updates.changePeriod(tx, reservation, period) : 'changed'
  const changed = await updates.changeCar(tx, reservation, car.id, car.tariff.id)
  if (shortened === 'car-taken' || changed === 'car-taken') throw new Refusal('reservation.car-taken')
}

/** Moves what is left of a reservation to another car of the club, at that car's tariff. */
export const changeCar: Verb<'changeCar'> = async (_context, { db, caller, input, now }) => {
  const { newCarId } = input.body
  const reservation = await lockMyReservation(db, caller, input.params.id, newCarId)
  refuseUnlessUnbegun(reservation, now)
  const car = await findCarOf(db, reservation.organizationId, newCarId, now)
  if (car === undefined) throw new Refusal('resource.unknown')
  if (car.id !== reservation.carId) {
    const period = remainingPeriod(reservation, now)
    await swap(db, reservation, car, period, now)
    await priceAgain(db, reservation, 'booking', period, car.tariff)
    const changes = {
      carId: { from: reservation.carId, to: car.id },
      start: { from: formatInstant(reservation.start), to: formatInstant(period.start) },
    }
    const change = { action: 'car-changed', personId: caller.personId, at: now, changes } as const
    await writeDown(db, reservation, change, [reservation.carId, car.id])
  }
  return answerReservation(db, caller, reservation.id, now)
}

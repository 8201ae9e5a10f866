import { isActiveReservation, isInOpenWindow, type ProblemCode } from '@delebil/validation'
import type { Context } from '../../context.ts'
import { transaction } from '../../db/transaction.ts'
import { Refusal } from '../../refusal.ts'
import { recordCarAccess } from '../../stores/car-access-attempts.ts'
import { findAnyReservation } from '../../stores/find-any-reservation.ts'
import { findReservationDetails, type ReservationDetails } from '../../stores/reservation-details.ts'
import { markStarted } from '../../stores/reservation-updates.ts'
import type { Call, Verb } from '../../verb.ts'
import { answerReservation } from './answer-reservation.ts'
import { lockMyReservation } from './my-reservation.ts'
import { reservationTimes } from './reservation-times.ts'
import { writeDown } from './write-down.ts'

type Dial = Call<'dialToOpen'>

/** A car that has not answered by then is silent; the caller gives up a little later. */
const CAR_ANSWER_MS = 12_000

const refusalFor = (reservation: ReservationDetails, { caller, now }: Dial): ProblemCode | undefined => {
  const { personId } = caller
  const drives = reservation.personId === personId || reservation.drivers.some(({ id }) => id === personId)
  if (!drives) return 'permission.missing'
  const times = reservationTimes(reservation, now)
  if (!isActiveReservation(times)) return 'reservation.not-active'
  return isInOpenWindow(times, now) ? undefined : 'reservation.outside-window'
}

const askCar = async ({ carAccess, log }: Context, car: ReservationDetails): Promise<ProblemCode | undefined> => {
  const answer = await carAccess.open(car, AbortSignal.timeout(CAR_ANSWER_MS)).catch((error: unknown) => {
    log('error', 'The way to the cars failed.', { carId: car.carId, error: String(error) })
    return 'silent' as const
  })
  if (answer === 'opened') return undefined
  return answer === 'refused' ? 'car-access.refused' : 'car-access.silent'
}

const begin = ({ database }: Context, { caller, input, now }: Dial): Promise<void> =>
  transaction(database, async (tx) => {
    const reservation = await lockMyReservation(tx, caller, input.params.id)
    if (reservation.started !== null) return
    await markStarted(tx, reservation, now)
    await writeDown(tx, reservation, { action: 'started', personId: caller.personId, at: now }, [reservation.carId])
  })

/** Opens the car. Every try is written down before its answer goes out, those for others' reservations too. */
export const dialToOpen: Verb<'dialToOpen'> = async (context, call) => {
  const { db, caller, input, now } = call
  const { personId } = caller
  const { id } = input.params
  const writeDownTry = (car: { organizationId: number; carId: number }, result: string) =>
    recordCarAccess(db, {
      organizationId: car.organizationId,
      carId: car.carId,
      reservationId: id,
      personId,
      at: now,
      result,
    })

  const reservation = await findReservationDetails(db, personId, id)
  if (reservation === undefined) {
    const others = await findAnyReservation(db, id)
    if (others !== undefined) await writeDownTry(others, 'resource.unknown')
    throw new Refusal('resource.unknown')
  }
  const forbidden = refusalFor(reservation, call)
  // The try stands before the car is asked: should we fall in between, it is known that somebody asked.
  await writeDownTry(reservation, forbidden ?? 'asked')
  if (forbidden !== undefined) throw new Refusal(forbidden)
  const problem = await askCar(context, reservation)
  await writeDownTry(reservation, problem ?? 'opened')
  if (problem !== undefined) throw new Refusal(problem)
  await begin(context, call)
  return answerReservation(db, caller, id, now)
}

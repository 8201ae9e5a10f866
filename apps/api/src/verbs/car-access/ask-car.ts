import { isActiveReservation, isInOpenWindow, type ProblemCode } from '@delebil/validation'
import type { AskedCar, CarAccess } from '../../car-access/car-access.ts'
import type { Context } from '../../context.ts'
import { Refusal } from '../../refusal.ts'
import { type CarAction, recordCarAccess } from '../../stores/car-access-attempts.ts'
import { findAnyReservation } from '../../stores/find-any-reservation.ts'
import { findReservationDetails, type ReservationDetails } from '../../stores/reservation-details.ts'
import type { Call } from '../../verb.ts'
import { reservationTimes } from '../reservations/reservation-times.ts'
import { type CarAnswer, tellCar } from './tell-car.ts'

/** A call about the car of a reservation. */
type CarCall = Pick<Call<'dialToOpen'>, 'db' | 'caller' | 'now'> & {
  readonly input: { readonly params: { readonly id: number } }
}

const refusalFor = (reservation: ReservationDetails, { caller, now }: CarCall): ProblemCode | undefined => {
  const { personId } = caller
  const drives = reservation.personId === personId || reservation.drivers.some(({ id }) => id === personId)
  if (!drives) return 'permission.missing'
  const times = reservationTimes(reservation, now)
  if (!isActiveReservation(times)) return 'reservation.not-active'
  return isInOpenWindow(times, now) ? undefined : 'reservation.outside-window'
}

/** Asks the car of a reservation, once the caller may: every try is written down before its answer goes out, others' too. */
export const askCar = async <A>(
  { carAccess, log }: Pick<Context, 'carAccess' | 'log'>,
  call: CarCall,
  action: CarAction,
  ask: (port: CarAccess, car: AskedCar, signal: AbortSignal) => Promise<CarAnswer<A>>,
): Promise<A> => {
  const { db, caller, input, now } = call
  const { personId } = caller
  const { id } = input.params
  const writeDown = ({ organizationId, carId }: { organizationId: number; carId: number }, result: string) =>
    recordCarAccess(db, { organizationId, carId, reservationId: id, personId, at: now, action, result })

  const reservation = await findReservationDetails(db, caller, id)
  if (reservation === undefined) {
    const others = await findAnyReservation(db, id)
    if (others !== undefined) await writeDown(others, 'resource.unknown')
    throw new Refusal('resource.unknown')
  }
  const forbidden = refusalFor(reservation, call)
  return tellCar({ carAccess, log }, reservation, {
    action,
    forbidden,
    writeDown: (result) => writeDown(reservation, result),
    ask,
  })
}

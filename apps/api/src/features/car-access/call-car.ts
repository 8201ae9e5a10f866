import type { ReservationAction } from '@delebil/validation'
import type { AskedCar, CarAccess } from '../../adapters/car-access/port.ts'
import type { Context } from '../../platform/context.ts'
import { Refusal } from '../../platform/refusal.ts'
import type { Call } from '../../platform/verb.ts'
import { memberActor } from '../reservations/acting.ts'
import { findAnyReservation } from '../reservations/stores/find-any-reservation.ts'
import { findReservationDetails } from '../reservations/stores/reservation-details.ts'
import { whyNot } from '../reservations/why-not.ts'
import { type CarAction, recordCarAccess } from './attempt-store.ts'
import { type CarAnswer, commandCar } from './command-car.ts'

/** A call about the car of a reservation. */
type CarCall = Pick<Call<'dialToOpen'>, 'db' | 'caller' | 'now'> & {
  readonly input: { readonly params: { readonly id: number } }
}

const lawOf = { open: 'open', lock: 'lock', state: 'car-state' } as const satisfies Record<CarAction, ReservationAction>

/** Asks the car of a reservation, once the caller may: every try is written down before its answer goes out, others' too. */
export const callCar = async <A>(
  { carAccess, log }: Pick<Context, 'carAccess' | 'log'>,
  call: CarCall,
  action: CarAction,
  ask: (port: CarAccess, car: AskedCar, signal: AbortSignal) => Promise<CarAnswer<A>>,
): Promise<A> => {
  const { db, caller, input, now } = call
  const { personId } = caller
  const { id } = input.params
  const record = ({ organizationId, carId }: { organizationId: number; carId: number }, result: string) =>
    recordCarAccess(db, { organizationId, carId, reservationId: id, personId, at: now, action, result })

  const reservation = await findReservationDetails(db, caller, id)
  if (reservation === undefined) {
    const others = await findAnyReservation(db, id)
    if (others !== undefined) await record(others, 'resource.unknown')
    throw new Refusal('resource.unknown')
  }
  const forbidden = whyNot(lawOf[action], reservation, { actor: memberActor(caller, reservation), now })
  return commandCar({ carAccess, log }, reservation, {
    action,
    forbidden,
    record: (result) => record(reservation, result),
    ask,
  })
}

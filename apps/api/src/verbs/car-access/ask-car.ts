import { hasTelematics, isActiveReservation, isInOpenWindow, openingWay, type ProblemCode } from '@delebil/validation'
import type { AskedCar, CarAccess } from '../../car-access/car-access.ts'
import type { Context } from '../../context.ts'
import { Refusal } from '../../refusal.ts'
import { type CarAction, recordCarAccess } from '../../stores/car-access-attempts.ts'
import { findAnyReservation } from '../../stores/find-any-reservation.ts'
import { findReservationDetails, type ReservationDetails } from '../../stores/reservation-details.ts'
import type { Call } from '../../verb.ts'
import { reservationTimes } from '../reservations/reservation-times.ts'

/** A call about the car of a reservation. */
type CarCall = Pick<Call<'dialToOpen'>, 'db' | 'caller' | 'now'> & {
  readonly input: { readonly params: { readonly id: number } }
}

/** A car that has not answered by then is silent; the caller gives up a little later. */
const CAR_ANSWER_MS = 12_000

const wayFor = (action: CarAction, { access }: ReservationDetails): AskedCar['way'] | undefined => {
  if (action === 'open') return openingWay(access)
  return hasTelematics(access) ? 'TELEMATICS' : undefined
}

const refusalFor = (reservation: ReservationDetails, { caller, now }: CarCall): ProblemCode | undefined => {
  const { personId } = caller
  const drives = reservation.personId === personId || reservation.drivers.some(({ id }) => id === personId)
  if (!drives) return 'permission.missing'
  const times = reservationTimes(reservation, now)
  if (!isActiveReservation(times)) return 'reservation.not-active'
  return isInOpenWindow(times, now) ? undefined : 'reservation.outside-window'
}

/** What a car answered, or the code of what went wrong. */
export type CarAnswer<A> = { readonly answer: A } | { readonly problem: ProblemCode }

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
  const way = carAccess && wayFor(action, reservation)
  const forbidden = refusalFor(reservation, call) ?? (way === undefined ? 'car-access.not-possible' : undefined)
  // The try stands before the car is asked: should we fall in between, it is known that somebody asked.
  await writeDown(reservation, forbidden ?? 'asked')
  if (forbidden !== undefined || carAccess === undefined || way === undefined)
    throw new Refusal(forbidden ?? 'car-access.not-possible')
  const { organizationId, carNumber, licensePlate, dialToOpenPhone: phone } = reservation
  const car = { organizationId, carNumber, licensePlate, way, phone }
  const outcome = await ask(carAccess, car, AbortSignal.timeout(CAR_ANSWER_MS)).catch((error: unknown) => {
    log('error', 'The way to the cars failed.', { carId: reservation.carId, error: String(error) })
    return { problem: 'car-access.silent' as const }
  })
  const problem = 'problem' in outcome ? outcome.problem : undefined
  await writeDown(reservation, problem ?? answered[action])
  if (!('answer' in outcome)) throw new Refusal(outcome.problem)
  return outcome.answer
}

const answered = { open: 'opened', lock: 'locked', state: 'told' } as const satisfies Record<CarAction, string>

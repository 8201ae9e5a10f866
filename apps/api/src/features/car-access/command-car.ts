import { hasTelematics, openingWay } from '@delebil/validation'
import type { ProblemCode } from '@delebil/validation/text'
import type { AskedCar, CarAccess } from '../../adapters/car-access/port.ts'
import type { Context } from '../../platform/context.ts'
import { Refusal } from '../../platform/refusal.ts'
import type { ReservationDetails } from '../reservations/stores/reservation-details.ts'
import type { CarAction } from './attempt-store.ts'

/** A car that has not answered by then is silent; the caller gives up a little later. */
const CAR_ANSWER_MS = 12_000

/** The way by which a car can be asked to do something; undefined where there is none. */
export const wayFor = (
  action: CarAction,
  { access }: Pick<ReservationDetails, 'access'>,
): AskedCar['way'] | undefined => {
  if (action === 'open') return openingWay(access)
  return hasTelematics(access) ? 'TELEMATICS' : undefined
}

/** What a car answered, or the code of what went wrong. */
export type CarAnswer<A> = { readonly answer: A } | { readonly problem: ProblemCode }

type Asking<A> = {
  readonly action: CarAction
  /** Why the car is not to be asked, if so. */
  readonly forbidden: ProblemCode | undefined
  readonly record: (result: string) => Promise<void>
  readonly ask: (port: CarAccess, car: AskedCar, signal: AbortSignal) => Promise<CarAnswer<A>>
}

/** Asks a car, unless that is forbidden or cannot be: every try is written down before its answer goes out. */
export const commandCar = async <A>(
  { carAccess, log }: Pick<Context, 'carAccess' | 'log'>,
  reservation: ReservationDetails,
  { action, forbidden: forbiddenByRule, record, ask }: Asking<A>,
): Promise<A> => {
  const way = carAccess && wayFor(action, reservation)
  const forbidden = forbiddenByRule ?? (way === undefined ? 'car-access.not-possible' : undefined)
  // The try stands before the car is asked: should we fall in between, it is known that somebody asked.
  await record(forbidden ?? 'asked')
  if (forbidden !== undefined || carAccess === undefined || way === undefined)
    throw new Refusal(forbidden ?? 'car-access.not-possible')
  const { organizationId, carNumber, licensePlate, dialToOpenPhone: phone } = reservation
  const car = { organizationId, carNumber, licensePlate, way, phone }
  const outcome = await ask(carAccess, car, AbortSignal.timeout(CAR_ANSWER_MS)).catch((error: unknown) => {
    log('error', 'The way to the cars failed.', { carId: reservation.carId, error: String(error) })
    return { problem: 'car-access.silent' as const }
  })
  await record('problem' in outcome ? outcome.problem : answered[action])
  if (!('answer' in outcome)) throw new Refusal(outcome.problem)
  return outcome.answer
}

const answered = { open: 'opened', lock: 'locked', state: 'told' } as const satisfies Record<CarAction, string>

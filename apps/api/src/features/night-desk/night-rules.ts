import { callerCheckedUntil, hasTelematics, isCallerChecked, type LicenseStanding } from '@delebil/validation'
import type { ProblemCode } from '@delebil/validation/text'
import { orRefuse } from '../../platform/or-refuse.ts'
import type { OfficeCall } from '../admin-records/admin-verb.ts'
import type { Writing } from '../admin-records/rules.ts'
import { wayFor } from '../car-access/command-car.ts'
import { tripsStillOut } from '../fleet/stores/trips-still-out.ts'
import { type Acting, type Asking, nightActor } from '../reservations/acting.ts'
import { actingIn } from '../reservations/staff/act-on-trip.ts'
import { findDetailsOf, type ReservationDetails } from '../reservations/stores/reservation-details.ts'
import { whyNot } from '../reservations/why-not.ts'
import { findCallerCheck } from './stores/night-desk.ts'

type Asked = Pick<OfficeCall, 'db' | 'caller' | 'office' | 'now'>

/** A reservation of the office's club with its details. */
export const detailsOf = async ({ db, office }: Asked, id: number): Promise<ReservationDetails> =>
  orRefuse(await findDetailsOf(db, office.organizationId, id))

/** Who may call about a reservation: whoever booked it, and its drivers. */
export const callersOf = ({ personId, drivers }: ReservationDetails): number[] => [
  ...new Set([...(personId === null ? [] : [personId]), ...drivers.map(({ id }) => id)]),
]

/** The check that the caller of this call made, while it counts. */
export const freshCheck = async (
  { db, caller, now }: Asked,
  reservation: ReservationDetails,
): Promise<{ personId: number; until: Date; license: LicenseStanding } | undefined> => {
  const check = await findCallerCheck(db, reservation, caller.personId)
  if (check === undefined || !isCallerChecked(check.at, now)) return undefined
  // Whoever has been taken off the trip since is no caller of it any more.
  if (!callersOf(reservation).includes(check.personId)) return undefined
  return { personId: check.personId, until: callerCheckedUntil(check.at), license: check.license }
}

/** The night watch as it acts for the caller of a reservation. */
export const nightActing = async (writing: Writing, reservation: ReservationDetails): Promise<Acting> => {
  const check = await freshCheck(writing.call, reservation)
  return actingIn(writing, nightActor(writing.call.caller, check !== undefined, check?.license))
}

const doorActions = ['open', 'lock'] as const
const actions = [...doorActions, 'extend', 'end', 'change-car'] as const
type NightAction = (typeof actions)[number]

const isOfDoor = (action: NightAction): action is (typeof doorActions)[number] => action === 'open' || action === 'lock'

/** Why the night watch can't do something with a reservation now, by the law and by what its car is and where. */
export const nightObstacle = async (
  action: NightAction,
  reservation: ReservationDetails,
  asking: Asking,
): Promise<ProblemCode | undefined> => {
  const problem = whyNot(action, reservation, asking)
  if (problem !== undefined || !isOfDoor(action)) return problem
  // Somebody else drives it: a door is not opened for two.
  const out = await tripsStillOut(asking.db, [reservation], asking.now)
  if (out.some(({ reservationId }) => reservationId !== reservation.id)) return 'reservation.car-taken'
  return wayFor(action, reservation) === undefined ? 'car-access.not-possible' : undefined
}

/** The same of all that is offered at night, once the caller is checked. `license`: of the caller, where one is checked already. */
export const obstaclesOf = async (
  { db, caller, now }: Asked,
  reservation: ReservationDetails,
  license: LicenseStanding | undefined,
) => {
  const asking = { db, actor: nightActor(caller, true, license), now }
  const of = async (action: NightAction) => (await nightObstacle(action, reservation, asking)) ?? null
  return {
    open: await of('open'),
    lock: await of('lock'),
    extend: await of('extend'),
    end: await of('end'),
    swap: await of('change-car'),
  }
}

export const canReadState = ({ access }: ReservationDetails): boolean => hasTelematics(access)

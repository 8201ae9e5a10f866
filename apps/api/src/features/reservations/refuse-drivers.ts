import { problemText } from '@delebil/validation/text'
import type { Queryable } from '../../platform/db/queryable.ts'
import { Refusal } from '../../platform/refusal.ts'
import { listMembers } from '../memberships/stores/memberships.ts'
import { listDriving } from './stores/reservation-drivers.ts'
import type { Reservation } from './stores/reservations.ts'

const refuseDriving = async (tx: Queryable, reservation: Reservation, ids: readonly number[]): Promise<void> => {
  const { started, ended } = reservation
  if (started === null || ended !== null) return
  const leaving = (await listDriving(tx, reservation)).filter(({ id }) => !ids.includes(id))
  if (leaving.length === 0) return
  const code = 'reservation.driver-driving'
  const message = `${problemText[code]} Det gjelder ${leaving.map(({ name }) => name).join(' og ')}.`
  throw new Refusal(code, { errors: [{ code, message, fieldName: 'drivers' }] })
}

/** Refuses drivers that a reservation cannot have: nobody, strangers, or a trip that is under way without whoever drives. */
export const refuseDrivers = async (tx: Queryable, reservation: Reservation, ids: readonly number[]): Promise<void> => {
  if (ids.length === 0) throw new Refusal('reservation.driver-required')
  const members = await listMembers(tx, reservation.organizationId, reservation.membershipId)
  const known = new Set(members.map(({ id }) => id))
  if (ids.some((id) => !known.has(id))) throw new Refusal('reservation.driver-not-member')
  await refuseDriving(tx, reservation, ids)
}

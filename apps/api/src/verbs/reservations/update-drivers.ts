import { isActiveReservation, isFinishedReservation } from '@delebil/validation'
import type { Queryable } from '../../db/queryable.ts'
import { Refusal } from '../../refusal.ts'
import { listMembers } from '../../stores/memberships.ts'
import * as drivers from '../../stores/reservation-drivers.ts'
import type { Reservation } from '../../stores/reservations.ts'
import type { Verb } from '../../verb.ts'
import { lockMyReservation, myReservation } from './my-reservation.ts'
import { reservationTimes } from './reservation-times.ts'
import { toReservation } from './to-reservation.ts'
import { writeDown } from './write-down.ts'

const refuseWrong = async (
  tx: Queryable,
  reservation: Reservation,
  ids: readonly number[],
  now: Date,
): Promise<void> => {
  const times = reservationTimes(reservation, now)
  if (!isActiveReservation(times) || isFinishedReservation(times, now)) throw new Refusal('reservation.not-active')
  if (ids.length === 0) throw new Refusal('reservation.driver-required')
  const members = await listMembers(tx, reservation.organizationId, reservation.membershipId)
  const known = new Set(members.map(({ id }) => id))
  if (ids.some((id) => !known.has(id))) throw new Refusal('reservation.driver-not-member')
}

/** Sets who may drive; the list sent is the whole list. */
export const updateDrivers: Verb<'updateDrivers'> = async (context, { db, caller, input, now }) => {
  const reservation = await lockMyReservation(db, caller, input.params.id)
  const to = [...new Set(input.body.map(({ id }) => id))]
  await refuseWrong(db, reservation, to, now)
  // Read before it is changed: whoever takes himself off the list may not see it afterwards.
  const before = await myReservation(db, caller, reservation.id)
  await drivers.setDrivers(db, reservation, to)
  const changes = { drivers: { from: before.drivers.map(({ id }) => id), to } }
  await writeDown(db, reservation, { action: 'drivers-changed', personId: caller.personId, at: now, changes }, [])
  const after = { ...before, drivers: await drivers.listDrivers(db, reservation) }
  return { answer: { entity: toReservation(context, after, now), errors: [] } }
}

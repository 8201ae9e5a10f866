import { isActiveReservation, isFinishedReservation } from '@delebil/validation'
import { Refusal } from '../../refusal.ts'
import * as drivers from '../../stores/reservation-drivers.ts'
import type { Reservation } from '../../stores/reservations.ts'
import type { Verb } from '../../verb.ts'
import { lockMyReservation, myReservation } from './my-reservation.ts'
import { refuseDrivers } from './refuse-drivers.ts'
import { reservationTimes } from './reservation-times.ts'
import { toReservation } from './to-reservation.ts'
import { writeDown } from './write-down.ts'

const refuseOver = (reservation: Reservation, now: Date): void => {
  const times = reservationTimes(reservation, now)
  if (!isActiveReservation(times) || isFinishedReservation(times, now)) throw new Refusal('reservation.not-active')
}

/** Sets who may drive; the list sent is the whole list. */
export const updateDrivers: Verb<'updateDrivers'> = async (context, { db, caller, input, now }) => {
  const reservation = await lockMyReservation(db, caller, input.params.id)
  const to = [...new Set(input.body.map(({ id }) => id))]
  refuseOver(reservation, now)
  await refuseDrivers(db, reservation, to)
  // Read before it is changed: whoever takes himself off the list may not see it afterwards.
  const before = await myReservation(db, caller, reservation.id)
  await drivers.setDrivers(db, reservation, to)
  const changes = { drivers: { from: before.drivers.map(({ id }) => id), to } }
  await writeDown(db, reservation, { action: 'drivers-changed', personId: caller.personId, at: now, changes }, [])
  const after = { ...before, drivers: await drivers.listDrivers(db, reservation) }
  return { answer: { entity: toReservation(context, after, now), errors: [] } }
}

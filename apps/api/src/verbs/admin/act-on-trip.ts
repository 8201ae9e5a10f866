import type { AdminRecord, AdminResources } from '@delebil/core-api/admin'
import { Refusal } from '../../refusal.ts'
import type { FieldChanges } from '../../stores/admin/changes.ts'
import { lockAnyReservation } from '../../stores/admin/reservations.ts'
import type { ReservationAction } from '../../stores/reservation-changes.ts'
import type { Reservation } from '../../stores/reservations.ts'
import { writeDown } from '../reservations/write-down.ts'
import { tableOf } from './records-of.ts'
import type { Writing } from './rules.ts'
import { actOnRecord } from './write-record.ts'

type Trip = AdminRecord<AdminResources['reservations']>

/** A reservation with its lock and that of its car. */
export const locked = async ({ call }: Writing, id: number): Promise<Reservation> => {
  const reservation = await lockAnyReservation(call.db, { organizationId: call.office.organizationId, id })
  if (reservation === undefined) throw new Refusal('resource.unknown')
  return reservation
}

export const isOver = ({ ended, canceled, voided }: Reservation): boolean =>
  ended !== null || canceled !== null || voided !== null

/** What a reservation's own log keeps by id, and the staff's history by name. */
type Noted = { readonly changes: FieldChanges; readonly named: FieldChanges }

/** Does something to a reservation; both the staff's history and the reservation's own changes tell of it. */
export const actOnTrip = async (
  writing: Writing,
  id: number,
  action: ReservationAction,
  seen: { readonly why?: string | undefined; readonly version?: number | undefined },
  work: (reservation: Reservation) => Promise<Noted> | Promise<void>,
): Promise<{ answer: { entity: Trip; errors: [] } }> => {
  const { db, caller, now } = writing.call
  const entity = await actOnRecord(
    writing,
    tableOf('reservations'),
    id,
    action,
    async () => {
      const reservation = await locked(writing, id)
      const noted = await work(reservation)
      const { changes } = noted ?? {}
      const change = { action, personId: caller.personId, at: now, ...(changes && { changes }) }
      await writeDown(db, reservation, change, [reservation.carId])
      return noted?.named
    },
    seen,
  )
  return { answer: { entity: entity as Trip, errors: [] } }
}

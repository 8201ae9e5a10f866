import type { Read } from '@delebil/core-api/admin'
import type { FieldChanges } from '../../../platform/audit/change-store.ts'
import { orRefuse } from '../../../platform/or-refuse.ts'
import type { Writing } from '../../admin-records/rules.ts'
import { actOnRecord } from '../../admin-records/write-record.ts'
import { type Acting, type Actor, officeActor } from '../acting.ts'
import type { Reservation } from '../stores/reservations.ts'
import { lockAnyReservation } from '../stores/staff-reservations.ts'

/** Somebody of the staff as operations want them. */
export const actingIn = (
  { context: { jobs }, call: { db, caller, now } }: Writing,
  actor: Actor = officeActor(caller),
): Acting => ({ db, actor, now, jobs })

/** A reservation with its lock and that of its car, and of another that it is to have. */
export const locked = async ({ call }: Writing, id: number, otherCarId?: number): Promise<Reservation> => {
  const key = { organizationId: call.office.organizationId, id }
  return orRefuse(await lockAnyReservation(call.db, key, otherCarId))
}

type Seen = {
  readonly why?: string | undefined
  readonly version?: number | undefined
  readonly actor?: Actor
  readonly otherCarId?: number
}

/** Staff do an operation; their history tells of it beside the reservation's own, with what the operation says by name. */
export const actOnTrip = async (
  writing: Writing,
  id: number,
  action: string,
  { actor, otherCarId, ...seen }: Seen,
  operation: (acting: Acting, reservation: Reservation) => Promise<FieldChanges> | Promise<void>,
): Promise<{ answer: { entity: Read<'reservations'>; errors: [] } }> => {
  const work = async () =>
    (await operation(actingIn(writing, actor), await locked(writing, id, otherCarId))) ?? undefined
  const entity = await actOnRecord(writing, 'reservations', id, action, work, seen)
  return { answer: { entity, errors: [] } }
}

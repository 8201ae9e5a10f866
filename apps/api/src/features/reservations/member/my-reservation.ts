import type { Queryable } from '../../../platform/db/queryable.ts'
import { Refusal } from '../../../platform/refusal.ts'
import type { Caller } from '../../../platform/verb.ts'
import { findReservationDetails, type ReservationDetails } from '../stores/reservation-details.ts'
import { lockReservation, type Reservation } from '../stores/reservations.ts'

/** A reservation that the caller may see. Another's is refused like one that does not exist. */
export const myReservation = async (db: Queryable, caller: Caller, id: number): Promise<ReservationDetails> => {
  const reservation = await findReservationDetails(db, caller, id)
  if (reservation === undefined) throw new Refusal('resource.unknown')
  return reservation
}

/** The same for changing it: as it stands under the lock of its car, which is held until the transaction ends. */
export const lockMyReservation = async (
  tx: Queryable,
  caller: Caller,
  id: number,
  otherCarId?: number,
): Promise<Reservation> => {
  const reservation = await lockReservation(tx, caller, id, otherCarId)
  if (reservation === undefined) throw new Refusal('resource.unknown')
  return reservation
}

import type { Queryable } from '../../../platform/db/queryable.ts'
import { orRefuse } from '../../../platform/or-refuse.ts'
import type { Caller } from '../../../platform/verb.ts'
import { findReservationDetails, type ReservationDetails } from '../stores/reservation-details.ts'
import { lockReservation, type Reservation } from '../stores/reservations.ts'

/** A reservation that the caller may see. Another's is refused like one that does not exist. */
export const myReservation = async (db: Queryable, caller: Caller, id: number): Promise<ReservationDetails> =>
  orRefuse(await findReservationDetails(db, caller, id))

/** The same for changing it: as it stands under the lock of its car, which is held until the transaction ends. */
export const lockMyReservation = async (
  tx: Queryable,
  caller: Caller,
  id: number,
  otherCarId?: number,
): Promise<Reservation> => orRefuse(await lockReservation(tx, caller, id, otherCarId))

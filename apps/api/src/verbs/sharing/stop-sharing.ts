import { deleteShares } from '../../stores/reservation-shares.ts'
import type { Verb } from '../../verb.ts'
import { myReservation } from '../reservations/my-reservation.ts'

export const stopSharing: Verb<'stopSharing'> = async (_context, { db, caller, input: { params } }) => {
  await deleteShares(db, await myReservation(db, caller, params.id))
  return { answer: undefined }
}

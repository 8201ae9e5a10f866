import type { Verb } from '../../platform/verb.ts'
import { myReservation } from '../reservations/member/my-reservation.ts'
import { deleteShares } from './share-store.ts'

export const stopSharing: Verb<'stopSharing'> = async (_context, { db, caller, input: { params } }) => {
  await deleteShares(db, await myReservation(db, caller, params.id))
  return { answer: undefined }
}

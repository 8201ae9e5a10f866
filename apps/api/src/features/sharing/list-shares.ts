import type { Verb } from '../../platform/verb.ts'
import { myReservation } from '../reservations/member/my-reservation.ts'
import * as shares from './share-store.ts'
import { expiryOf, toShare } from './to-share.ts'

export const listShares: Verb<'listShares'> = async (_context, { db, caller, input: { params }, now }) => {
  const reservation = await myReservation(db, caller, params.id)
  const working = now < expiryOf(reservation) ? await shares.listShares(db, reservation) : []
  return { answer: { data: working.map((share) => toShare(share, reservation, caller.personId)) } }
}

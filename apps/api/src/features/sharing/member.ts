import type { Verbs } from '../../platform/verb.ts'
import { myReservation } from '../reservations/member/my-reservation.ts'
import { getSharedReservation } from './get-shared-reservation.ts'
import { shareReservation } from './share-reservation.ts'
import * as shares from './share-store.ts'
import { expiryOf, toShare } from './to-share.ts'

/** Showing a reservation to others. */
export const sharingVerbs = {
  getSharedReservation,
  listShares: async (_context, { db, caller, input: { params }, now }) => {
    const reservation = await myReservation(db, caller, params.id)
    const working = now < expiryOf(reservation) ? await shares.listShares(db, reservation) : []
    return { answer: { data: working.map((share) => toShare(share, reservation, caller.personId)) } }
  },
  shareReservation,
  stopSharing: async (_context, { db, caller, input: { params } }) => {
    await shares.deleteShares(db, await myReservation(db, caller, params.id))
    return { answer: undefined }
  },
} satisfies Partial<Verbs>

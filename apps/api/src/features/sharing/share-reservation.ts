import { sharedPage } from '@delebil/core-api'
import { transaction } from '../../platform/db/transaction.ts'
import { Refusal } from '../../platform/refusal.ts'
import type { Verb } from '../../platform/verb.ts'
import { memberActor } from '../reservations/acting.ts'
import { lockMyReservation, myReservation } from '../reservations/member/my-reservation.ts'
import { refuseUnlessMay } from '../reservations/why-not.ts'
import { hashToken, makeToken } from '../sessions/session-token.ts'
import { insertShare, listShares } from './share-store.ts'
import { toShare } from './to-share.ts'

/** More links of one reservation than this are a mistake or a misuse. */
const SHARES_MAX = 10

/** Only those who booked or drive: an owner of the membership may look, and stop the sharing, but not show others around. */
export const shareReservation: Verb<'shareReservation'> = async (
  { database },
  { caller, input: { params }, now, siteOrigin },
) => {
  const { personId } = caller
  const token = makeToken()
  const made = await transaction(database, async (tx) => {
    // Under the lock, so that many at once make no more than may be.
    await lockMyReservation(tx, caller, params.id)
    const reservation = await myReservation(tx, caller, params.id)
    refuseUnlessMay('share', reservation, { actor: memberActor(caller, reservation), now })
    if ((await listShares(tx, reservation)).length >= SHARES_MAX) throw new Refusal('reservation.too-many-shares')
    return toShare(
      await insertShare(tx, reservation, { tokenHash: hashToken(token), personId, now }),
      reservation,
      personId,
    )
  })
  return { answer: { entity: { ...made, address: `${siteOrigin}${sharedPage(token)}` }, errors: [] } }
}

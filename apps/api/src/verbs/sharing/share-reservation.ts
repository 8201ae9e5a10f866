import { sharedPage } from '@delebil/core-api'
import { isActiveReservation } from '@delebil/validation'
import { Refusal } from '../../refusal.ts'
import { insertShare, listShares } from '../../stores/reservation-shares.ts'
import type { Verb } from '../../verb.ts'
import { myReservation } from '../reservations/my-reservation.ts'
import { reservationTimes } from '../reservations/reservation-times.ts'
import { hashToken, makeToken } from '../session/session-token.ts'
import { expiryOf, toShare } from './to-share.ts'

/** More links of one reservation than this are a mistake or a misuse. */
const SHARES_MAX = 10

/** Only those who booked or drive: an owner of the membership may look, and stop the sharing, but not show others around. */
export const shareReservation: Verb<'shareReservation'> = async (
  _context,
  { db, caller, input: { params }, now, siteOrigin },
) => {
  const reservation = await myReservation(db, caller, params.id)
  const { personId } = caller
  const isOnIt = reservation.personId === personId || reservation.drivers.some(({ id }) => id === personId)
  if (!isOnIt) throw new Refusal('permission.missing')
  const isOver = !isActiveReservation(reservationTimes(reservation, now)) || now >= expiryOf(reservation)
  if (isOver) throw new Refusal('reservation.not-active')
  if ((await listShares(db, reservation)).length >= SHARES_MAX) throw new Refusal('reservation.too-many-shares')
  const token = makeToken()
  const made = await insertShare(db, reservation, { tokenHash: hashToken(token), personId, now })
  const entity = { ...toShare(made, reservation, personId), address: `${siteOrigin}${sharedPage(token)}` }
  return { answer: { entity, errors: [] } }
}

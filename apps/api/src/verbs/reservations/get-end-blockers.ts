import type { Verb } from '../../verb.ts'
import { findEndBlockers } from './end-blockers.ts'
import { myReservation } from './my-reservation.ts'

export const getEndBlockers: Verb<'getEndBlockers'> = async (_context, { db, caller, input, now }) => {
  const reservation = await myReservation(db, caller, input.params.id)
  const blockers = await findEndBlockers({ db, caller, reservation, now })
  return { answer: { canEnd: blockers.length === 0, blockers } }
}

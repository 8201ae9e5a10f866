import type { Verb } from '../../../platform/verb.ts'
import { memberActor } from '../acting.ts'
import { findEndBlockers } from '../end-blockers.ts'
import { findEndWarnings } from './end-warnings.ts'
import { myReservation } from './my-reservation.ts'

/** What keeps the trip from being ended, and where nothing does, what the car says of itself. */
export const getEndBlockers: Verb<'getEndBlockers'> = async (context, { db, caller, input, now }) => {
  const reservation = await myReservation(db, caller, input.params.id)
  const blockers = await findEndBlockers({ db, actor: memberActor(caller, reservation), now }, reservation)
  const canEnd = blockers.length === 0
  return { answer: { canEnd, blockers, warnings: canEnd ? await findEndWarnings(context, reservation) : [] } }
}

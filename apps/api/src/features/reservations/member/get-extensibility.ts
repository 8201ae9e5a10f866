import { formatInstant } from '@delebil/validation'
import type { Verb } from '../../../platform/verb.ts'
import { memberActor } from '../acting.ts'
import { latestEnd } from '../latest-end.ts'
import { whyNot } from '../why-not.ts'
import { myReservation } from './my-reservation.ts'

export const getExtensibility: Verb<'getExtensibility'> = async (_context, { db, caller, input, now }) => {
  const reservation = await myReservation(db, caller, input.params.id)
  const problem = whyNot('extend', reservation, { actor: memberActor(caller, reservation), now })
  const latest = problem === undefined ? await latestEnd(db, reservation) : null
  return { answer: { isExtensible: latest !== null, latestEnd: latest && formatInstant(latest) } }
}

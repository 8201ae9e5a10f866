import { formatInstant } from '@delebil/validation'
import { memberActor } from '../../features/reservations/acting.ts'
import { latestEnd } from '../../features/reservations/latest-end.ts'
import { whyNot } from '../../features/reservations/why-not.ts'
import type { Verb } from '../../verb.ts'
import { myReservation } from './my-reservation.ts'

export const getExtensibility: Verb<'getExtensibility'> = async (_context, { db, caller, input, now }) => {
  const reservation = await myReservation(db, caller, input.params.id)
  const problem = whyNot('extend', reservation, { actor: memberActor(caller, reservation), now })
  const latest = problem === undefined ? await latestEnd(db, reservation) : null
  return { answer: { isExtensible: latest !== null, latestEnd: latest && formatInstant(latest) } }
}

import { formatInstant } from '@delebil/validation'
import type { Verb } from '../../verb.ts'
import { canExtend } from './can-extend.ts'
import { latestEnd } from './latest-end.ts'
import { myReservation } from './my-reservation.ts'

export const getExtensibility: Verb<'getExtensibility'> = async (_context, { db, caller, input, now }) => {
  const reservation = await myReservation(db, caller, input.params.id)
  if (!canExtend(reservation, now)) return { answer: { isExtensible: false, latestEnd: null } }
  const latest = await latestEnd(db, reservation)
  return { answer: { isExtensible: latest !== null, latestEnd: latest && formatInstant(latest) } }
}

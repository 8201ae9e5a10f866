import type { Verb } from '../../../platform/verb.ts'
import { myReservation } from './my-reservation.ts'
import { toReservation } from './to-reservation.ts'

export const getReservation: Verb<'getReservation'> = async (context, { db, caller, input, now }) => ({
  answer: toReservation(context, await myReservation(db, caller, input.params.id), now),
})

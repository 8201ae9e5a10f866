import type { Verb } from '../../../platform/verb.ts'
import { myMembership } from '../../memberships/my-membership.ts'
import * as details from '../stores/reservation-details.ts'
import { toReservation } from './to-reservation.ts'

export const listActiveReservations: Verb<'listActiveReservations'> = async (context, { db, caller, input, now }) => {
  const { membershipId } = input.query
  if (membershipId !== undefined) await myMembership(db, caller, membershipId)
  const found = await details.listActiveReservations(db, caller, now, membershipId)
  return { answer: { data: found.map((reservation) => toReservation(context, reservation, now)) } }
}

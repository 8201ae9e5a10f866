import type { Verb } from '../../../platform/verb.ts'
import { myMembership } from '../../memberships/my-membership.ts'
import * as details from '../stores/reservation-details.ts'
import { toReservation } from './to-reservation.ts'

export const listHistoricReservations: Verb<'listHistoricReservations'> = async (context, call) => {
  const { db, caller, input, now } = call
  const { membershipId, page, size, sort } = input.query
  if (membershipId !== undefined) await myMembership(db, caller, membershipId)
  const asked = { membershipId, page, size, oldestFirst: sort === 'start,asc' }
  const { reservations, totalElements } = await details.listHistoricReservations(db, caller, now, asked)
  return {
    answer: { data: reservations.map((reservation) => toReservation(context, reservation, now)), totalElements },
  }
}

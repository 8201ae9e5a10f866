import { FINISHED_AFTER_MINUTES } from '@delebil/validation'
import { addMinutes, formatInstant } from '@delebil/validation/time'
import { orRefuse } from '../../../platform/or-refuse.ts'
import type { AdminVerb } from '../../admin-records/admin-verb.ts'
import { toPrice } from '../../price/to-price.ts'
import { latestEnd } from '../latest-end.ts'
import * as store from '../stores/neighbours.ts'
import { findDetailsOf, type ReservationDetails } from '../stores/reservation-details.ts'
import type { Reservation } from '../stores/reservations.ts'
import { findReservationOf } from '../stores/staff-reservations.ts'
import { whyNot } from '../why-not.ts'
import { actingIn } from './act-on-trip.ts'
import { suggestExtension } from './suggest-extension.ts'

const toNeighbour = ({ start, end, ...one }: store.Neighbour) => ({
  ...one,
  start: formatInstant(start),
  end: formatInstant(end),
})

const stageOf = ({ canceled, voided, ended }: Reservation) =>
  (canceled ?? voided) ? 'cancel' : ended === null ? 'booking' : 'end'

const priceOf = (details: ReservationDetails | undefined) =>
  details === undefined || details.lines.length === 0
    ? null
    : ({ ...toPrice(details.lines, details.tariff), stage: stageOf(details), tariff: details.tariff.name } as const)

const nothing = { why: null, person: null, at: null }

/** Why somebody has to look at it, the gravest first. */
const reviewOf = (reservation: Reservation, now: Date, asked: store.Asked | undefined) => {
  const { started, ended, canceled, voided, end, carWasDamaged, kilometersMissing, needsReview } = reservation
  const isOut = started !== null && ended === null && canceled === null && voided === null
  // What is asked for has been since the trip was over, or nothing else says why.
  const isAsked = needsReview && (asked !== undefined || carWasDamaged !== true)
  return [
    ...(isOut && addMinutes(end, FINISHED_AFTER_MINUTES) < now ? [{ ...nothing, reason: 'LATE' as const }] : []),
    ...(needsReview && carWasDamaged === true ? [{ ...nothing, reason: 'DAMAGE' as const }] : []),
    ...(kilometersMissing ? [{ ...nothing, reason: 'KILOMETERS' as const }] : []),
    ...(isAsked
      ? [{ ...(asked ? { ...asked, at: formatInstant(asked.at) } : nothing), reason: 'ASKED' as const }]
      : []),
  ]
}

/** What staff open a reservation for and its fields do not say. */
export const reservationSummary: AdminVerb<'reservations.summary'> = async (context, call) => {
  const { db, office, now, input } = call
  const { organizationId } = office
  const { id } = input.params
  const reservation = orRefuse(await findReservationOf(db, { organizationId, id }))
  const { before, after } = await store.findNeighbours(db, reservation)
  const acting = actingIn({ context, call })
  const mayExtend = whyNot('extend', reservation, acting) === undefined
  const latest = mayExtend ? await latestEnd(db, reservation) : null
  const details = await findDetailsOf(db, organizationId, id)
  return {
    answer: {
      ...(await store.findReach(db, reservation)),
      price: priceOf(details),
      latestEnd: latest && formatInstant(latest),
      extension: latest && (await suggestExtension(acting, reservation, latest, details?.lines ?? [])),
      before: before ? toNeighbour(before) : null,
      after: after ? toNeighbour(after) : null,
      review: reviewOf(reservation, now, await store.findAskedReview(db, organizationId, id)),
    },
  }
}

import { formatInstant } from '@delebil/validation/time'
import type { Verbs } from '../../platform/verb.ts'
import { myMembership } from '../memberships/my-membership.ts'
import { readPolicy } from '../organizations/stores/settings.ts'
import { memberActor } from './acting.ts'
import { findEndBlockers } from './end-blockers.ts'
import { isLimitReached } from './is-limit-reached.ts'
import { latestEnd } from './latest-end.ts'
import { answerReservation } from './member/answer-reservation.ts'
import { askOdometer } from './member/ask-odometer.ts'
import { changeMyReservation } from './member/change-my-reservation.ts'
import { createReservation } from './member/create-reservation.ts'
import { findEndWarnings } from './member/end-warnings.ts'
import { getCarYear } from './member/get-car-year.ts'
import { getRunningCost } from './member/get-running-cost.ts'
import { lockMyReservation, myReservation } from './member/my-reservation.ts'
import { quoteReservation } from './member/quote-reservation.ts'
import { toReservation } from './member/to-reservation.ts'
import { cancel } from './operations/cancel.ts'
import { changeCar as swap } from './operations/change-car.ts'
import { changeNote } from './operations/change-note.ts'
import { end } from './operations/end.ts'
import { extend } from './operations/extend.ts'
import { reportOdometer } from './operations/report-odometer.ts'
import { setDrivers } from './operations/set-drivers.ts'
import { startNow } from './operations/start-now.ts'
import * as details from './stores/reservation-details.ts'
import { whyNot } from './why-not.ts'

/** Booking, changing and ending a trip, and what it costs. */
export const reservationVerbs = {
  cancelReservation: (context, call) =>
    changeMyReservation(context, call, (acting, reservation) => cancel(acting, reservation, call.input.body)),
  changeCar: (context, call) => {
    const { body } = call.input
    return changeMyReservation(context, call, (acting, reservation) => swap(acting, reservation, body), body.newCarId)
  },
  checkConcurrentReservationLimit: async (_context, call) => {
    const { db, caller, input, now } = call
    const membership = await myMembership(db, caller, input.body.membershipId)
    const { organizationId, id: membershipId, concurrentReservationLimit: limit } = membership
    const policy = await readPolicy(db, organizationId, now)
    const entity = await isLimitReached(db, { organizationId, membershipId, limit }, policy, input.body)
    return { answer: { entity, errors: [] } }
  },
  createReservation,
  endReservation: async (context, call) => {
    const shown = await askOdometer(context, call, 'end')
    return changeMyReservation(context, call, (acting, reservation) => end(acting, reservation, call.input.body, shown))
  },
  extendReservation: (context, call) => {
    const { extendByMinutes: minutes, maxTotalOre } = call.input.body
    return changeMyReservation(context, call, (acting, reservation) =>
      extend(acting, reservation, { minutes, maxTotalOre }),
    )
  },
  getCarYear,
  /** What keeps the trip from being ended, and where nothing does, what the car says of itself. */
  getEndBlockers: async (context, { db, caller, input, now }) => {
    const reservation = await myReservation(db, caller, input.params.id)
    const blockers = await findEndBlockers({ db, actor: memberActor(caller, reservation), now }, reservation)
    const canEnd = blockers.length === 0
    return { answer: { canEnd, blockers, warnings: canEnd ? await findEndWarnings(context, reservation) : [] } }
  },
  getExtensibility: async (_context, { db, caller, input, now }) => {
    const reservation = await myReservation(db, caller, input.params.id)
    const problem = whyNot('extend', reservation, { actor: memberActor(caller, reservation), now })
    const latest = problem === undefined ? await latestEnd(db, reservation) : null
    return { answer: { isExtensible: latest !== null, latestEnd: latest && formatInstant(latest) } }
  },
  getReservation: async (context, { db, caller, input, now }) => ({
    answer: toReservation(context, caller, await myReservation(db, caller, input.params.id), now),
  }),
  getRunningCost,
  listActiveReservations: async (context, { db, caller, input, now }) => {
    const { membershipId } = input.query
    if (membershipId !== undefined) await myMembership(db, caller, membershipId)
    const found = await details.listActiveReservations(db, caller, now, membershipId)
    return { answer: { data: found.map((reservation) => toReservation(context, caller, reservation, now)) } }
  },
  listDrivers: async (_context, { db, caller, input }) => {
    const { drivers } = await myReservation(db, caller, input.params.id)
    return { answer: { data: drivers } }
  },
  listHistoricReservations: async (context, call) => {
    const { db, caller, input, now } = call
    const { membershipId, page, size, sort } = input.query
    if (membershipId !== undefined) await myMembership(db, caller, membershipId)
    const asked = { membershipId, page, size, oldestFirst: sort === 'start,asc' }
    const { reservations, totalElements } = await details.listHistoricReservations(db, caller, now, asked)
    return {
      answer: {
        data: reservations.map((reservation) => toReservation(context, caller, reservation, now)),
        totalElements,
      },
    }
  },
  quoteReservation,
  reportOdometer: async (context, { db, caller, input, now }) => {
    const { id } = input.params
    const reservation = await lockMyReservation(db, caller, id)
    const actor = memberActor(caller, await myReservation(db, caller, id))
    await reportOdometer({ db, actor, now, jobs: context.jobs }, reservation, input.body)
    return answerReservation(context, db, caller, id, now)
  },
  startReservationNow: async (context, call) => {
    const shown = await askOdometer(context, call, 'start-now')
    return changeMyReservation(context, call, (acting, reservation) =>
      startNow(acting, reservation, call.input.body, shown),
    )
  },
  /** Sets who may drive; the list sent is the whole list. */
  updateDrivers: async (context, { db, caller, input, now }) => {
    const reservation = await lockMyReservation(db, caller, input.params.id)
    // Read before it is changed: whoever takes himself off the list may not see it afterwards.
    const before = await myReservation(db, caller, reservation.id)
    const acting = { db, actor: memberActor(caller), now, jobs: context.jobs }
    const { to } = await setDrivers(acting, reservation, input.body)
    return { answer: { entity: toReservation(context, caller, { ...before, drivers: [...to] }, now), errors: [] } }
  },
  updateReservationNote: (context, call) =>
    changeMyReservation(context, call, (acting, reservation) =>
      changeNote(acting, reservation, call.input.body.userNote),
    ),
} satisfies Partial<Verbs>

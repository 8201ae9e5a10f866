import type { AdminVerbs } from '../../admin-records/admin-verb.ts'
import { refuseAssignee, refusePostponement, rightsToFollowUp } from '../../admin-records/refuse-follow-up.ts'
import { listStaff } from '../../admin-records/stores/staff-store.ts'
import { reopen } from '../operations/reopen.ts'
import { assign, postpone, requestReview } from '../operations/review.ts'
import { actOnTrip } from './act-on-trip.ts'

export const reviewVerbs = {
  'reservations.reopen': (context, call) =>
    actOnTrip({ context, call }, call.input.params.id, 'reopened', call.input.body, reopen),
  'reservations.ask-review': (context, call) =>
    actOnTrip({ context, call }, call.input.params.id, 'review-asked', call.input.body, requestReview),
  'reservations.assignees': async (_context, { db, office }) => {
    const assignees = await listStaff(db, office.organizationId, rightsToFollowUp('reservations'))
    return { answer: { data: assignees.map(({ id, name }) => ({ key: String(id), name })) } }
  },
  'reservations.assign': async (context, call) => {
    const { personId } = call.input.body
    await refuseAssignee(call, 'personId', personId, 'reservations')
    return actOnTrip({ context, call }, call.input.params.id, 'handed-over', call.input.body, (acting, reservation) =>
      assign(acting, reservation, personId),
    )
  },
  'reservations.postpone': async (context, call) => {
    const { until } = call.input.body
    refusePostponement('until', until, call.now)
    return actOnTrip({ context, call }, call.input.params.id, 'postponed', call.input.body, (acting, reservation) =>
      postpone(acting, reservation, until),
    )
  },
} satisfies Partial<AdminVerbs>

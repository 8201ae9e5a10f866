import { refuseField } from '../../../platform/refuse-field.ts'
import type { AdminVerbs } from '../../admin-records/admin-verb.ts'
import { reopen } from '../operations/reopen.ts'
import { assign, requestReview } from '../operations/review.ts'
import * as store from '../stores/review.ts'
import { actOnTrip } from './act-on-trip.ts'

export const reviewVerbs = {
  'reservations.reopen': (context, call) =>
    actOnTrip({ context, call }, call.input.params.id, 'reopened', call.input.body, reopen),
  'reservations.ask-review': (context, call) =>
    actOnTrip({ context, call }, call.input.params.id, 'review-asked', call.input.body, requestReview),
  'reservations.assignees': async (_context, { db, office }) => {
    const assignees = await store.listAssignees(db, office.organizationId)
    return { answer: { data: assignees.map(({ id, name }) => ({ key: String(id), name })) } }
  },
  'reservations.assign': async (context, call) => {
    const { personId } = call.input.body
    const { organizationId } = call.office
    if (personId !== null && !(await store.maySeeTrips(call.db, organizationId, personId))) {
      throw refuseField('personId', 'field.unknown')
    }
    return actOnTrip({ context, call }, call.input.params.id, 'handed-over', call.input.body, (acting, reservation) =>
      assign(acting, reservation, personId),
    )
  },
} satisfies Partial<AdminVerbs>

import { refuseField } from '../../../platform/refuse-field.ts'
import type { AdminVerbs } from '../../admin-records/admin-verb.ts'
import { reopen } from '../operations/reopen.ts'
import { askReview, handOver } from '../operations/review.ts'
import * as store from '../stores/review.ts'
import { actOnTrip } from './act-on-trip.ts'

export const reviewVerbs = {
  'reservations.reopen': (context, call) =>
    actOnTrip({ context, call }, call.input.params.id, 'reopened', call.input.body, reopen),
  'reservations.ask-review': (context, call) =>
    actOnTrip({ context, call }, call.input.params.id, 'review-asked', call.input.body, askReview),
  'reservations.keepers': async (_context, { db, office }) => {
    const keepers = await store.listKeepers(db, office.organizationId)
    return { answer: { data: keepers.map(({ id, name }) => ({ key: String(id), name })) } }
  },
  'reservations.hand-over': async (context, call) => {
    const { personId } = call.input.body
    const { organizationId } = call.office
    if (personId !== null && !(await store.maySeeTrips(call.db, organizationId, personId))) {
      throw refuseField('personId', 'field.unknown')
    }
    return actOnTrip({ context, call }, call.input.params.id, 'handed-over', call.input.body, (acting, reservation) =>
      handOver(acting, reservation, personId),
    )
  },
} satisfies Partial<AdminVerbs>

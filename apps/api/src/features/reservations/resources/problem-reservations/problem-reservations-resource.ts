import type { ServerResource } from '../../../admin-records/server-resource.ts'
import { reviewActs } from '../../staff/review-acts.ts'
import { problemReservationsTable } from './problem-reservations-store.ts'

export const problemReservationsResource: ServerResource<'problem-reservations'> = {
  ...problemReservationsTable,
  rules: {
    acts: { 'reset-review': reviewActs['reset-review'] },
  },
}

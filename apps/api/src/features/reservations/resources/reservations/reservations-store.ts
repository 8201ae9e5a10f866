import { adminTable } from '../../../admin-records/stores/table.ts'
import {
  days,
  daysIf,
  memberStates,
  ofTrip,
  price,
  progress,
  progressIf,
  seen,
  trip,
  urgency,
  without,
} from '../../stores/trip-sql.ts'

const needsReview = '(r.needs_review or r.kilometers_missing)'

export const reservationsTable = adminTable('reservations', {
  table: 'reservation',
  from: trip,
  where: `r.kind in ('member', 'admin')`,
  columns: {
    ...seen,
    effectiveEnd: 'r.busy_until',
    started: 'r.started_at',
    ended: 'r.ended_at',
    created: 'r.created_at',
    needsReview,
    price,
    progress,
    days,
    urgency,
    assigneeId: 'r.keeper_id',
    assignee: 'k.name',
  },
  emptyIf: { ...without, assignee: 'r.keeper_id is null' },
  choiceIf: {
    state: memberStates,
    progress: progressIf,
    days: daysIf,
    needsReview: { true: needsReview, false: `not ${needsReview}` },
  },
  fewIf: ['needsReview'],
  lookups: ofTrip,
  clashing: ['carId', 'start', 'end'],
})

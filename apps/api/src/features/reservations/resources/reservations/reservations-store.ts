import { adminTable } from '../../../admin-records/stores/table.ts'
import { ofTrip, seen, states, trip, without } from '../../stores/trip-sql.ts'

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
    needsReview: '(r.needs_review or r.kilometers_missing)',
    assigneeId: 'r.keeper_id',
    assignee: 'k.name',
  },
  emptyIf: { ...without, assignee: 'r.keeper_id is null' },
  choiceIf: { state: states },
  searchIf: ofTrip,
  clashing: ['carId', 'start', 'end'],
})

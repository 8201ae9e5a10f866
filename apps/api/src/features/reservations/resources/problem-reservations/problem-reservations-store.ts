import { adminTable } from '../../../admin-records/stores/table.ts'
import { needsHelp, ofTrip, seen, states, trip, without } from '../../stores/trip-sql.ts'

export const problemReservationsTable = adminTable('problem-reservations', {
  table: 'reservation',
  from: trip,
  where: `r.kind in ('member', 'admin') and ${needsHelp}`,
  emptyIf: { ...without, assignee: 'r.keeper_id is null' },
  choiceIf: { state: states },
  lookups: ofTrip,
  columns: {
    ...seen,
    assigneeId: 'r.keeper_id',
    assignee: 'k.name',
    reason: `case when r.needs_review then 'REVIEW' when r.kilometers_missing then 'KILOMETERS' else 'LATE' end`,
  },
})

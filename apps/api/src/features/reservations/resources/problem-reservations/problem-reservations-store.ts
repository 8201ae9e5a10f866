import { caseStateOf } from '../../../admin-records/stores/case-sql.ts'
import { adminTable } from '../../../admin-records/stores/table.ts'
import { needsHelp, ofTrip, seen, states, trip, without, workCases, workUrgency } from '../../stores/trip-sql.ts'

export const problemReservationsTable = adminTable('problem-reservations', {
  table: 'reservation',
  from: trip,
  where: `r.kind in ('member', 'admin') and ${needsHelp}`,
  emptyIf: { ...without, assignee: 'r.keeper_id is null' },
  choiceIf: { state: states, caseState: workCases },
  fewIf: ['caseState'],
  lookups: ofTrip,
  columns: {
    ...seen,
    assigneeId: 'r.keeper_id',
    assignee: 'k.name',
    caseState: caseStateOf(workCases),
    urgency: workUrgency,
    reason: `case when r.needs_review then 'REVIEW' when r.kilometers_missing then 'KILOMETERS' else 'LATE' end`,
  },
})

import { caseStateOf, caseStates, urgencyOf } from '../../../admin-records/stores/case-sql.ts'
import { adminTable } from '../../../admin-records/stores/table.ts'
import { car, picturesOf } from '../../../reservations/stores/trip-sql.ts'

const cases = caseStates(`r.state in ('REPORTED', 'ACCEPTED')`)

export const damagesTable = adminTable('damages', {
  table: 'damage',
  from: `damage r ${car} left join person p on p.id = r.reporter_id left join person k on k.id = r.assignee_id
    left join reservation t on t.organization_id = r.organization_id and t.id = r.reservation_id`,
  columns: {
    carNumber: 'c.car_number',
    licensePlate: 'c.license_plate',
    carActive: 'c.active',
    reservationNumber: 't.reservation_number',
    reporter: 'p.name',
    acceptAffected: 'null::boolean',
    pictureCount: picturesOf('damage_id'),
    created: 'r.created_at',
    assignee: 'k.name',
    caseState: caseStateOf(cases),
    urgency: urgencyOf('not c.active', 'r.created_at'),
  },
  emptyIf: {
    reservationNumber: 'r.reservation_id is null',
    reporter: 'r.reporter_id is null',
    assignee: 'r.assignee_id is null',
  },
  choiceIf: { caseState: cases },
  fewIf: ['caseState'],
})

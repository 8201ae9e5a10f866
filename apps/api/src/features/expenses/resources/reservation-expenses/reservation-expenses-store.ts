import { caseStateOf, caseStates, urgencyOf } from '../../../admin-records/stores/case-sql.ts'
import { adminTable } from '../../../admin-records/stores/table.ts'

const cases = caseStates(`r.state = 'RECEIVED'`)

export const reservationExpensesTable = adminTable('reservation-expenses', {
  table: 'reservation_expense',
  from: `reservation_expense r
    join reservation t on (t.organization_id, t.id) = (r.organization_id, r.reservation_id)
    join car c on (c.organization_id, c.id) = (r.organization_id, r.car_id)
    join car_model cm on (cm.organization_id, cm.id) = (c.organization_id, c.model_id)
    join membership m on (m.organization_id, m.id) = (r.organization_id, r.membership_id)
    left join person p on p.id = r.person_id left join person d on d.id = r.decided_by left join person k on k.id = r.assignee_id`,
  columns: {
    person: 'p.name',
    membership: 'm.name',
    reservationNumber: 't.reservation_number',
    licensePlate: 'c.license_plate',
    carNumber: 'c.car_number',
    quantity: 'r.quantity::float8',
    station: `nullif(r.station, '')`,
    note: `nullif(r.note, '')`,
    bought: 'r.bought_at',
    sent: 'r.sent_at',
    start: 'coalesce(t.started_at, t.start_at)',
    end: 'coalesce(t.ended_at, t.end_at)',
    tankLitres: 'cm.tank_litres::float8',
    batteryKwh: 'cm.battery_kwh::float8',
    decided: 'r.decided_at',
    decidedBy: 'd.name',
    paid: 'r.paid_at',
    assignee: 'k.name',
    caseState: caseStateOf(cases),
    urgency: urgencyOf('false', 'r.sent_at'),
  },
  emptyIf: { person: 'r.person_id is null', assignee: 'r.assignee_id is null' },
  choiceIf: { caseState: cases },
  fewIf: ['caseState'],
  lookups: [
    { from: 'person h', by: 'r.person_id', fields: { person: 'h.name' } },
    { from: 'membership h', where: 'h.organization_id = $1', by: 'r.membership_id', fields: { membership: 'h.name' } },
    {
      from: 'reservation h',
      where: 'h.organization_id = $1',
      by: 'r.reservation_id',
      fields: { reservationNumber: 'h.reservation_number' },
    },
    { from: 'car h', where: 'h.organization_id = $1', by: 'r.car_id', fields: { licensePlate: 'h.license_plate' } },
  ],
})

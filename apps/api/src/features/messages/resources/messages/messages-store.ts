import { caseStateOf, caseStates, urgencyOf } from '../../../admin-records/stores/case-sql.ts'
import { adminTable } from '../../../admin-records/stores/table.ts'
import { picturesOf } from '../../../reservations/stores/trip-sql.ts'

const cases = caseStates('r.read_at is null and not r.from_staff')
/** SQL: the trip that it is about is under way. */
const isOnTrip = `t.ended_at is null and t.canceled_at is null and t.voided_at is null
  and (t.started_at is not null or (t.start_at <= now() and t.busy_until > now()))`

export const messagesTable = adminTable('messages', {
  table: 'reservation_message',
  from: `reservation_message r
    join reservation t on t.organization_id = r.organization_id and t.id = r.reservation_id
    join car c on c.organization_id = t.organization_id and c.id = t.car_id left join person p on p.id = r.author_id
    left join person k on k.id = r.assignee_id`,
  columns: {
    reservationNumber: 't.reservation_number',
    licensePlate: 'c.license_plate',
    author: 'p.name',
    isFromStaff: 'r.from_staff',
    isRead: '(r.read_at is not null)',
    pictureCount: picturesOf('message_id'),
    created: 'r.created_at',
    assignee: 'k.name',
    caseState: caseStateOf(cases),
    urgency: urgencyOf(isOnTrip, 'r.created_at'),
  },
  emptyIf: { author: 'r.author_id is null', assignee: 'r.assignee_id is null' },
  choiceIf: { caseState: cases },
  fewIf: ['caseState'],
})

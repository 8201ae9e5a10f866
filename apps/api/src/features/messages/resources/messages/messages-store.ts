import { adminTable } from '../../../admin-records/stores/table.ts'
import { picturesOf } from '../../../reservations/stores/trip-sql.ts'

export const messagesTable = adminTable('messages', {
  table: 'reservation_message',
  from: `reservation_message r
    join reservation t on t.organization_id = r.organization_id and t.id = r.reservation_id
    join car c on c.organization_id = t.organization_id and c.id = t.car_id left join person p on p.id = r.author_id`,
  columns: {
    reservationNumber: 't.reservation_number',
    licensePlate: 'c.license_plate',
    author: 'p.name',
    isFromStaff: 'r.from_staff',
    isRead: '(r.read_at is not null)',
    pictureCount: picturesOf('message_id'),
    created: 'r.created_at',
  },
  emptyIf: { author: 'r.author_id is null' },
})

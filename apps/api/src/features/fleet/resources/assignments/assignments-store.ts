import { adminTable } from '../../../admin-records/stores/table.ts'

const car = 'join car c on c.organization_id = r.organization_id and c.id = r.car_id'
const place = 'join location l on l.organization_id = r.organization_id and l.id = r.location_id'

export const assignmentsTable = adminTable('assignments', {
  table: 'car_assignment',
  from: `car_assignment r ${car} ${place}`,
  columns: {
    carNumber: 'c.car_number',
    licensePlate: 'c.license_plate',
    location: 'l.name',
    start: 'r.start_at',
    end: 'r.end_at',
    acceptAffected: 'null::boolean',
  },
  unique: { car_assignment_one_at_a_time: ['start', 'assignment.overlaps'] },
  clashing: ['end'],
})

import { adminTable } from '../../../admin-records/stores/table.ts'
import { ofCar, seen, states, trip } from '../../stores/trip-sql.ts'

export const adminReservationsTable = adminTable('admin-reservations', {
  table: 'reservation',
  from: trip,
  where: `r.kind in ('admin', 'block')`,
  columns: seen,
  choiceIf: { state: states },
  lookups: ofCar,
  unique: { no_double_booking: ['start', 'reservation.car-taken'] },
  clashing: ['end'],
})

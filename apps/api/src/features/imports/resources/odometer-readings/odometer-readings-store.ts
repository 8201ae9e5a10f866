import { adminTable } from '../../../admin-records/stores/table.ts'

export const odometerReadingsTable = adminTable('odometer-readings', {
  table: 'odometer_reading',
  from: 'odometer_reading r join car c on (c.organization_id, c.id) = (r.organization_id, r.car_id)',
  columns: { car: 'c.car_number::text', readAt: 'r.created_at' },
})

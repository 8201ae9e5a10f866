import { adminTable } from '../../../admin-records/stores/table.ts'

export const fuelPurchasesTable = adminTable('fuel-purchases', {
  table: 'fuel_purchase',
  from: `fuel_purchase r join car c on (c.organization_id, c.id) = (r.organization_id, r.car_id)
    left join reservation v on (v.organization_id, v.id) = (r.organization_id, r.reservation_id)`,
  columns: {
    car: 'c.car_number::text',
    litres: 'r.litres::float8',
    reservationNumber: 'v.reservation_number',
    isDeviating: `(r.deviations <> '{}')`,
    deviations: `nullif(array_to_string(r.deviations, ' '), '')`,
  },
})

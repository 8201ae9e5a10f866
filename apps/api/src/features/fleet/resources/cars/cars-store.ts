import { adminTable } from '../../../admin-records/stores/table.ts'

const place = 'join location l on l.organization_id = r.organization_id and l.id = r.location_id'

export const carsTable = adminTable('cars', {
  table: 'car',
  from: `car r join car_model m on m.organization_id = r.organization_id and m.id = r.model_id ${place}`,
  columns: {
    model: 'm.name',
    location: 'l.name',
    acceptAffected: 'null::boolean',
    tariff: `(select t.name from tariff t where t.organization_id = r.organization_id and t.key = r.tariff_key
       order by t.valid_from desc limit 1)`,
  },
  lookups: [{ from: 'car_model h', where: 'h.organization_id = $1', by: 'r.model_id', fields: { model: 'h.name' } }],
  unique: {
    car_organization_id_car_number_key: ['carNumber', 'car.number-taken'],
    car_organization_id_license_plate_key: ['licensePlate', 'car.plate-taken'],
    car_fuel_card: ['fuelCard', 'car.fuel-card-taken'],
  },
  inUse: 'car.in-use',
})

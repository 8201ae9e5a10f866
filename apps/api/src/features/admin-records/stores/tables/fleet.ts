import { adminResources } from '@delebil/core-api/admin'
import type { AdminTable } from '../table.ts'

const car = 'join car c on c.organization_id = r.organization_id and c.id = r.car_id'
const place = 'join location l on l.organization_id = r.organization_id and l.id = r.location_id'

export const cars: AdminTable = {
  resource: adminResources.cars,
  table: 'car',
  from: `car r join car_model m on m.organization_id = r.organization_id and m.id = r.model_id ${place}`,
  columns: {
    model: 'm.name',
    location: 'l.name',
    acceptAffected: 'null::boolean',
    tariff: `(select t.name from tariff t where t.organization_id = r.organization_id and t.key = r.tariff_key
       order by t.valid_from desc limit 1)`,
  },
  unique: {
    car_organization_id_car_number_key: ['carNumber', 'car.number-taken'],
    car_organization_id_license_plate_key: ['licensePlate', 'car.plate-taken'],
  },
  inUse: 'car.in-use',
}

export const models: AdminTable = {
  resource: adminResources.models,
  table: 'car_model',
  columns: {
    carCount:
      '(select count(*) from car c where c.organization_id = r.organization_id and c.model_id = r.id and c.active)',
  },
  unique: { car_model_name: ['name', 'model.name-taken'] },
  goesWith: { entity_message_target: 'model_id' },
  inUse: 'model.in-use',
}

export const carImages: AdminTable = {
  resource: adminResources['car-image'],
  table: 'car_image',
  columns: {
    modelCount:
      '(select count(*) from car_model m where m.organization_id = r.organization_id and m.car_image_id = r.id)',
  },
}

export const assignments: AdminTable = {
  resource: adminResources.assignments,
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
}

const targets = (column: string): string =>
  `array(select t.${column} from entity_message_target t where t.organization_id = r.organization_id and t.message_id = r.id
     and t.${column} is not null order by 1)`

export const entityMessages: AdminTable = {
  resource: adminResources['entity-messages'],
  table: 'entity_message',
  columns: { locationIds: targets('location_id'), modelIds: targets('model_id'), carIds: targets('car_id') },
  goesWith: { entity_message_target: 'message_id', entity_message_dismissal: 'message_id' },
}

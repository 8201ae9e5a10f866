import { adminTable } from '../../../admin-records/stores/table.ts'

export const specificSituationsTable = adminTable('situations/specific', {
  table: 'situation_solution',
  from: `situation_solution r
    join situation s on s.organization_id = r.organization_id and s.id = r.situation_id
    left join car_model m on m.organization_id = r.organization_id and m.id = r.model_id
    left join car c on c.organization_id = r.organization_id and c.id = r.car_id`,
  columns: { situation: 's.title', model: 'm.name', licensePlate: 'c.license_plate' },
  unique: {
    situation_solution_of_model: ['modelId', 'situation.taken'],
    situation_solution_of_car: ['carId', 'situation.taken'],
  },
})

import { adminTable } from '../../../admin-records/stores/table.ts'

export const modelsTable = adminTable('models', {
  table: 'car_model',
  columns: {
    carCount:
      '(select count(*) from car c where c.organization_id = r.organization_id and c.model_id = r.id and c.active)',
  },
  unique: { car_model_name: ['name', 'model.name-taken'] },
  goesWith: { entity_message_target: 'model_id' },
  inUse: 'model.in-use',
})

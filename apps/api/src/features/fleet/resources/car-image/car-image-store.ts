import { adminTable } from '../../../admin-records/stores/table.ts'

export const carImageTable = adminTable('car-image', {
  table: 'car_image',
  columns: {
    modelCount:
      '(select count(*) from car_model m where m.organization_id = r.organization_id and m.car_image_id = r.id)',
  },
})

import { adminTable } from '../../../admin-records/stores/table.ts'
import { vatCodeOn } from '../../stores/vat.ts'

const today = "(now() at time zone 'Europe/Oslo')::date"

export const productsTable = adminTable('products', {
  table: 'product',
  columns: {
    vatCode: vatCodeOn(today),
    vatFrom: 'null::text',
    monthlyFrom: 'r.monthly_from::text',
    standard: 'r.key is not null',
  },
  unique: { product_number_taken: ['productNumber', 'product.number-taken'] },
})

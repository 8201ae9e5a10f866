import { adminResources } from '@delebil/core-api/admin'
import { osloDateText } from '@delebil/validation/time'
import type { AdminVerbs } from '../admin-records/admin-verb.ts'
import { listVatCodes, searchProducts } from './stores/vat.ts'

export const productVerbs = {
  'products.vatcodes': async (_context, { db, now }) => ({
    answer: { data: await listVatCodes(db, osloDateText(now)) },
  }),
  'products.categories': async () => ({
    answer: {
      data: Object.entries(adminResources.products.fields.category.options ?? {}).map(([key, name]) => ({ key, name })),
    },
  }),
  'products.search': async (_context, { db, office, input, now }) => {
    const { q, size } = input.query
    return { answer: { data: await searchProducts(db, office.organizationId, { q, size, day: osloDateText(now) }) } }
  },
} satisfies Partial<AdminVerbs>

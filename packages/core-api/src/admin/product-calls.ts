import * as v from 'valibot'
import { endpoint } from '../endpoint.ts'
import { list, text, wholeText } from '../primitives.ts'
import { org, staffCall } from './staff-call.ts'

const tag = 'Admin: produkter'
const read = staffCall(tag, 'BILLING_READ', 'BILLING_WRITE')
const keyed = v.object({ key: v.string(), name: v.string() })

/** What a form and a search of products ask beside the list. */
export const productCalls = {
  'products.vatcodes': endpoint('GET /api/admin/products/vatcodes', {
    ...read,
    summary: "The tax authority's codes of outgoing VAT, with their rates of today",
    response: list(v.object({ ...keyed.entries, percent: v.number() })),
  }),
  'products.categories': endpoint('GET /api/admin/products/categories', {
    ...read,
    summary: 'The categories that a product can be of',
    response: list(keyed),
  }),
  'products.search': endpoint('GET /api/admin/products/search', {
    ...read,
    summary: 'Products in use by number or name, those that begin with it first',
    query: v.object({ ...org, q: v.optional(text(200), ''), size: v.optional(wholeText(1, 50), 20) }),
    response: list(v.object({ id: v.number(), productNumber: v.string(), name: v.string(), vatCode: v.string() })),
  }),
} as const

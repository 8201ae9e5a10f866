import * as v from 'valibot'
import type { Books } from './port.ts'
import type { TripletexCall } from './tripletex-client.ts'
import { openTripletexCustomers } from './tripletex-customers.ts'
import { openTripletexInvoices } from './tripletex-invoices.ts'
import { createListing } from './tripletex-listing.ts'
import { openTripletexOrders } from './tripletex-orders.ts'
import { product, toProduct } from './tripletex-products.ts'
import { openTripletexSubscriptions } from './tripletex-subscriptions.ts'

type Records = Omit<Books, 'company' | 'vatTypes' | 'accounts' | 'products' | 'periods'>

/** What is written in the books, and read back. */
export const openTripletexRecords = (call: TripletexCall): Records => {
  const listAll = createListing(call)
  return {
    ...openTripletexCustomers(call, listAll),
    findProduct: async (productNumber) => {
      for (const isInactive of [false, true]) {
        const [found] = await listAll(product, '/product', { productNumber, isInactive })
        if (found) return toProduct(found)
      }
      return undefined
    },
    createProduct: async ({ number, name, vatTypeId, accountId }) => {
      const body = {
        number,
        name,
        vatType: { id: vatTypeId },
        ...(accountId !== null && { account: { id: accountId } }),
      }
      return toProduct((await call(v.object({ value: product }), 'POST', '/product', { body })).value)
    },
    ...openTripletexOrders(call, listAll),
    ...openTripletexInvoices(call, listAll),
    ...openTripletexSubscriptions(call, listAll),
  }
}

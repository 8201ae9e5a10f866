import * as v from 'valibot'
import type { Books } from './port.ts'
import { createTripletexClient, type TripletexSettings } from './tripletex-client.ts'
import { createListing } from './tripletex-listing.ts'
import { product, toProduct } from './tripletex-products.ts'
import { openTripletexRecords } from './tripletex-records.ts'

const reference = v.object({ id: v.number() })

const whoAmI = v.object({ value: v.object({ company: v.object({ id: v.number(), name: v.string() }) }) })
const vatType = v.object({ id: v.number(), number: v.string(), percentage: v.number() })
const account = v.object({
  id: v.number(),
  number: v.number(),
  name: v.string(),
  legalVatTypes: v.nullish(v.array(reference), []),
  bankAccountNumber: v.nullish(v.string()),
  isInvoiceAccount: v.nullish(v.boolean(), false),
})
const period = v.object({ start: v.string(), end: v.string(), isClosed: v.boolean() })

/** The books behind one employee's token. */
export const openTripletexBooks = (settings: TripletexSettings, employeeToken: string): Books => {
  const call = createTripletexClient(settings, employeeToken)
  const listAll = createListing(call)
  return {
    company: async () => (await call(whoAmI, 'GET', '/token/session/%3EwhoAmI')).value.company,
    vatTypes: (day) => listAll(vatType, '/ledger/vatType', { typeOfVat: 'OUTGOING', vatDate: day }),
    accounts: async () =>
      (await listAll(account, '/ledger/account', {})).map(({ legalVatTypes, bankAccountNumber, ...rest }) => ({
        ...rest,
        vatTypeIds: (legalVatTypes ?? []).map(({ id }) => id),
        bankAccountNumber: bankAccountNumber || null,
        isInvoiceAccount: rest.isInvoiceAccount ?? false,
      })),
    products: async () => {
      // Those that are out of use are hidden unless they are asked for.
      const lists = [false, true].map((isInactive) => listAll(product, '/product', { isInactive }))
      return (await Promise.all(lists)).flat().map(toProduct)
    },
    periods: (startFrom, startTo) => listAll(period, '/ledger/accountingPeriod', { startFrom, startTo }),
    ...openTripletexRecords(call),
  }
}

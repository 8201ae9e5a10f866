import * as v from 'valibot'
import type { Books } from './port.ts'
import { createTripletexClient, type Query, type TripletexSettings } from './tripletex-client.ts'

const reference = v.object({ id: v.number() })
const PAGE = 1000

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
const product = v.object({
  id: v.number(),
  version: v.number(),
  number: v.nullish(v.string(), ''),
  vatType: v.nullish(reference),
})
const period = v.object({ start: v.string(), end: v.string(), isClosed: v.boolean() })

/** The books behind one employee's token. */
export const openTripletexBooks = (settings: TripletexSettings, employeeToken: string): Books => {
  const call = createTripletexClient(settings, employeeToken)
  // A list comes in parts; how many there are in all is not exact.
  const listAll = async <S extends v.GenericSchema>(
    item: S,
    path: string,
    query: Query,
  ): Promise<v.InferOutput<S>[]> => {
    const all: v.InferOutput<S>[] = []
    const schema = v.object({ values: v.array(item) })
    for (;;) {
      const { values } = await call(schema, 'GET', path, { query: { ...query, from: all.length, count: PAGE } })
      all.push(...values)
      if (values.length < PAGE) return all
    }
  }
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
    products: async () =>
      (await listAll(product, '/product', {})).map(({ vatType: vat, number, ...rest }) => ({
        ...rest,
        number: number ?? '',
        vatTypeId: vat?.id ?? null,
      })),
    periods: (startFrom, startTo) => listAll(period, '/ledger/accountingPeriod', { startFrom, startTo }),
  }
}

import { addDays } from '@delebil/validation/time'
import * as v from 'valibot'
import type { ForeignOrder, OrderDraft } from './foreign-records.ts'
import { toKroner, toOre } from './kroner.ts'
import type { Books } from './port.ts'
import type { TripletexCall } from './tripletex-client.ts'
import type { Listing } from './tripletex-listing.ts'

const reference = v.object({ id: v.number() })
const line = v.object({ amountIncludingVatCurrency: v.number(), vatType: v.nullish(reference) })
const order = v.object({
  id: v.number(),
  version: v.number(),
  number: v.nullish(v.string(), ''),
  customer: reference,
  isClosed: v.nullish(v.boolean(), false),
  orderLines: v.nullish(v.array(line), []),
})
// What another record points at comes as its id alone unless it is named.
const fields = '*,orderLines(*)'

const toOrder = ({
  customer,
  orderLines,
  number,
  isClosed,
  id,
  version,
}: v.InferOutput<typeof order>): ForeignOrder => ({
  id,
  version,
  number: number ?? '',
  customerId: customer.id,
  isClosed: isClosed ?? false,
  lines: (orderLines ?? []).map(({ amountIncludingVatCurrency, vatType }) => ({
    grossOre: toOre(amountIncludingVatCurrency),
    vatTypeId: vatType?.id ?? null,
  })),
})

const bodyOf = ({ number, customerId, day, deliveryDay, reference: text, lines }: OrderDraft) => ({
  number,
  customer: { id: customerId },
  orderDate: day,
  deliveryDate: deliveryDay,
  reference: text,
  isPrioritizeAmountsIncludingVat: true,
  orderLines: lines.map(({ productId, vatTypeId, description, count, unitPriceOre }) => ({
    product: { id: productId },
    vatType: { id: vatTypeId },
    description,
    // Left out, there would be none of it.
    count,
    unitPriceIncludingVatCurrency: toKroner(unitPriceOre),
  })),
})

/** The orders of the books. */
export const openTripletexOrders = (
  call: TripletexCall,
  listAll: Listing,
): Pick<Books, 'findOrder' | 'readOrder' | 'createOrder'> => ({
  findOrder: async (number, day) => {
    const query = { number, orderDateFrom: day, orderDateTo: addDays(day, 1), fields }
    const found = (await listAll(order, '/order', query)).find((one) => one.number === number)
    return found && toOrder(found)
  },
  readOrder: async (id) =>
    toOrder((await call(v.object({ value: order }), 'GET', `/order/${id}`, { query: { fields } })).value),
  createOrder: async (draft) =>
    (await call(v.object({ value: reference }), 'POST', '/order', { body: bodyOf(draft) })).value,
})

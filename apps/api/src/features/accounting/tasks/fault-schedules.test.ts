import { osloDateText } from '@delebil/validation/time'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Fault } from '../../../adapters/accounting/fake/fake.ts'
import { postInvoice } from '../../../adapters/accounting/fake/fake-invoices.ts'
import type { Books } from '../../../adapters/accounting/port.ts'
import { startTestBooks, type TestBooks } from './test-books.ts'

const bills = [
  { id: 1, ore: [12_345, 9999] },
  { id: 2, ore: [5000, 1] },
  { id: 3, ore: [-12_345, -9999], credits: 1 },
  { id: 4, ore: [700], method: 'PRINT' },
]
let books: TestBooks
beforeAll(async () => {
  books = await startTestBooks(bills)
})
afterAll(() => books.stop())

class Killed extends Error {}
type Human = 'changes-order' | 'changes-customer' | 'changes-amount' | 'invoices-order'
type Event =
  | { readonly fault: Fault }
  | { readonly human: Human }
  | { readonly killed: 'before' | 'after' }
  | { readonly woken: number }
  | undefined

const eventArbitrary: fc.Arbitrary<Event> = fc.oneof(
  { weight: 6, arbitrary: fc.constant(undefined) },
  {
    weight: 5,
    arbitrary: fc.record({
      fault: fc.constantFrom<Fault>(
        'lost-after',
        'lost-before',
        'limited',
        'limited-with-reset',
        'broken',
        'slow',
        'expired',
      ),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      human: fc.constantFrom<Human>('changes-order', 'changes-customer', 'changes-amount', 'invoices-order'),
    }),
  },
  { weight: 1, arbitrary: fc.record({ killed: fc.constantFrom('before' as const, 'after' as const) }) },
  // A webhook wakes the work: early, twice, while it goes on.
  { weight: 1, arbitrary: fc.record({ woken: fc.integer({ min: 1, max: 2 }) }) },
)

const cents = (ore: number) => ore / 100
type Line = { amountIncludingVatCurrency: number }
const openOrder = () => [...books.fake().company.orders.values()].find(({ isClosed }) => isClosed !== true)

/** What somebody does over there by hand. What changes an amount is taken back in the end. */
const humans = () => {
  const mend: (() => void)[] = []
  const act: Record<Human, (path: string) => void> = {
    'changes-order': () => {
      const order = openOrder()
      if (order) order.version += 1
    },
    'changes-customer': () => {
      for (const customer of books.fake().company.customers.values()) customer.version += 1
    },
    // After it was read for the last time nobody sees it before the invoice is made.
    'changes-amount': (path) => {
      const order = openOrder()
      const [line] = (order?.['orderLines'] ?? []) as Line[]
      if (!line || path === 'POST /invoice') return
      const before = line.amountIncludingVatCurrency
      line.amountIncludingVatCurrency = before + 0.01
      mend.push(() => {
        line.amountIncludingVatCurrency = before
      })
    },
    'invoices-order': () => {
      const order = openOrder()
      if (!order || mend.length > 0) return
      const day = osloDateText(new Date())
      const sent = { invoiceDate: day, invoiceDueDate: day, orders: [{ id: order.id }] }
      postInvoice(books.fake().company, sent, new URLSearchParams({ sendToCustomer: 'false' }))
    },
  }
  const undo = () => {
    for (const one of mend.splice(0)) one()
  }
  return { act, undo }
}

test('one invoice over there for each here, equal to the øre and sent once, is what any schedule of faults comes to once it is quiet', {
  timeout: 600_000,
}, async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(eventArbitrary, { minLength: 5, maxLength: 60 }), async (events) => {
      const coming = [...events]
      const { act, undo } = humans()
      let next: Event
      const killer = (inner: Books): Books => {
        const watched = Object.entries(inner).map(([name, call]) => [
          name,
          async (...args: unknown[]) => {
            next = coming.shift()
            const killed = next && 'killed' in next ? next.killed : undefined
            if (killed === 'before') throw new Killed()
            const answer = await (call as (...all: unknown[]) => Promise<unknown>)(...args)
            if (killed === 'after') throw new Killed()
            return answer
          },
        ])
        return Object.fromEntries(watched) as Books
      }
      await books.open(killer, 250)
      books.fake().script(({ method, path }) => {
        const event = next
        next = undefined
        if (event && 'human' in event) act[event.human](`${method} ${path}`)
        return event && 'fault' in event ? event.fault : undefined
      })
      await books.queue(...bills.map(({ id }) => id))
      const deliver = () =>
        books.deliver().catch((error: unknown) => {
          if (!(error instanceof Killed)) throw error
        })
      while (coming.length > 0) {
        const woken = coming[0] && 'woken' in coming[0] ? coming[0].woken : 0
        await Promise.all(Array.from({ length: 1 + woken }, deliver))
        const before = coming.length
        books.later(50_000)
        await books.startAll()
        if (coming.length === before) coming.shift()
      }
      undo()
      for (let round = 0; round < 3; round += 1) {
        await books.startAll()
        await books.settle(8)
      }

      expect((await books.tasks()).filter(({ state }) => state !== 'SYNCED')).toEqual([])
      const { company } = books.fake()
      const made = [...company.invoices.values()]
      const amounts = made.map(({ amount }) => amount).sort()
      const ours = bills.map(({ ore }) => cents(ore.reduce((sum, one) => sum + one, 0))).sort()
      expect(amounts).toEqual(ours)
      expect(company.sent.map(({ invoiceId }) => invoiceId).sort()).toEqual(made.map(({ id }) => id).sort())
      expect([company.customers.size, company.orders.size]).toEqual([2, 3])
    }),
    { numRuns: 20, endOnFailure: true },
  )
})

import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestBooks, type TestBooks } from '../../accounting/tasks/test-books.ts'
import { findBrokenPromises } from '../../billing/stores/broken-promises.ts'
import { readPayments } from './read-payments.ts'

let books: TestBooks
beforeAll(async () => {
  books = await startTestBooks([{ id: 2, ore: [10_000], ofBooks: true }])
  await books.open()
  await books.queue(2)
  await books.settle(2)
})
afterAll(() => books.stop())

/** What is paid over there of the only invoice. */
const pay = (kroner: number) => {
  for (const invoice of books.fake().company.invoices.values())
    invoice['amountOutstanding'] = Number(invoice['amountOutstanding']) - kroner
}
const read = () =>
  readPayments({ database: books.database, accounting: books.accounting() }, { organizationId: 1 }, new Date())
const stands = async () => {
  const { rest, paid } = await books.database.theRow<{ rest: number; paid: boolean }>(
    'select rest_ore as rest, paid_at is not null as paid from invoice where id = 2',
  )
  const payments = await books.database.rows<{ ore: number }>(
    'select amount_ore as ore from incoming_payment order by id',
  )
  return { rest, paid, payments: payments.map(({ ore }) => ore) }
}

test('an invoice that is paid in the books is paid here, once, and what is taken back there is owed again', async () => {
  expect(await read()).toBe(0)
  pay(40)
  expect(await Promise.all([read(), read()])).toContain(1)
  expect(await stands()).toEqual({ rest: 6000, paid: false, payments: [4000] })
  pay(60)
  await read()
  expect(await stands()).toEqual({ rest: 0, paid: true, payments: [4000, 6000] })
  expect(await read()).toBe(0)
  pay(-60)
  await read()
  expect(await stands()).toEqual({ rest: 6000, paid: false, payments: [4000, 6000, -6000] })
  // More than it is: what is over is credit.
  pay(75)
  await read()
  const { payments, rest } = await stands()
  expect([rest, payments.at(-1)]).toEqual([0, 7500])
  expect(await books.database.rows(`select amount_ore as ore from payment_allocation where target = 'CREDIT'`)).toEqual(
    [{ ore: 1500 }],
  )
  expect(await findBrokenPromises(books.database)).toEqual([])
})

test('an invoice that somebody credits over there has got no payment by that', async () => {
  const before = await stands()
  for (const invoice of books.fake().company.invoices.values()) {
    invoice['isCredited'] = true
    invoice['amountOutstanding'] = 999
  }
  expect(await read()).toBe(0)
  expect(await stands()).toEqual(before)
})

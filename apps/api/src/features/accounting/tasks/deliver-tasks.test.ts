import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { listWaitingBooks } from '../stores/accounting-worker.ts'
import { organizationId, startTestBooks, type TestBooks } from './test-books.ts'

let books: TestBooks
beforeAll(async () => {
  books = await startTestBooks([
    { id: 1, ore: [12_345, 9999] },
    { id: 2, ore: [5000] },
    { id: 3, ore: [-12_345, -9999], credits: 1 },
    { id: 4, ore: [-777] },
  ])
})
afterAll(() => books.stop())
beforeEach(() => books.open())

const invoices = () =>
  [...books.fake().company.invoices.values()]
    .toSorted(({ amount: a }, { amount: b }) => Number(b) - Number(a))
    .map(({ amount, isCreditNote, creditedInvoice }) => ({
      amount,
      isCreditNote,
      isOfAnother: creditedInvoice !== 0,
    }))
const stopped = async () =>
  (await books.tasks())
    .filter(({ state }) => state !== 'SYNCED')
    .map(({ kind, ownId, state, cause }) => [kind, ownId, state, cause])

test('a bill becomes customer, products, order, invoice and a letter, each once, to the øre', async () => {
  await books.queue(1, 2, 1)
  await books.deliver()
  expect(await stopped()).toEqual([])
  expect(invoices()).toEqual([
    { amount: 223.44, isCreditNote: false, isOfAnother: false },
    { amount: 50, isCreditNote: false, isOfAnother: false },
  ])
  const { company } = books.fake()
  expect([company.customers.size, company.products.size, company.orders.size]).toEqual([2, 2, 2])
  expect(company.sent.map(({ email, sendType }) => [email, sendType])).toEqual([
    ['bill1@delebil.test', 'EMAIL'],
    ['bill2@delebil.test', 'EMAIL'],
  ])
  const [kept] = await books.database.rows(
    `select foreign_number as number, kid, sent from accounting_task where kind = 'INVOICE' order by id`,
  )
  expect(kept).toMatchObject({ number: '20001', kid: expect.stringMatching(/^\d{9}$/), sent: null })
})

test('a note of a whole invoice takes that back over there, one that is less than nothing by itself is an order', async () => {
  await books.queue(1, 3, 4)
  await books.deliver()
  expect(await stopped()).toEqual([])
  expect(invoices()).toEqual([
    { amount: 223.44, isCreditNote: false, isOfAnother: false },
    { amount: -7.77, isCreditNote: true, isOfAnother: false },
    { amount: -223.44, isCreditNote: true, isOfAnother: true },
  ])
  expect(books.fake().company.sent).toHaveLength(3)
})

test('an order whose amount somebody has changed over there is not invoiced until it is as it was', async () => {
  await books.queue(2)
  books.fake().script(({ method, path }) => {
    const [order] = books.fake().company.orders.values()
    const [line] = (order?.['orderLines'] ?? []) as { amountIncludingVatCurrency: number }[]
    if (line && method === 'GET' && path.startsWith('/order/')) line.amountIncludingVatCurrency = 50.01
    return undefined
  })
  await books.settle()
  expect(await stopped()).toEqual([
    ['INVOICE', 2, 'FAILED', 'order-differs'],
    ['SENDING', 2, 'QUEUED', null],
  ])
  expect(invoices()).toEqual([])
})

test('an invoice that came out otherwise than the order was read is never sent', async () => {
  await books.queue(2)
  books.fake().script(({ method, path }) => {
    const [order] = books.fake().company.orders.values()
    const [line] = (order?.['orderLines'] ?? []) as { amountIncludingVatCurrency: number }[]
    if (line && method === 'POST' && path === '/invoice') line.amountIncludingVatCurrency = 50.01
    return undefined
  })
  await books.settle()
  await books.startAll()
  await books.settle()
  expect(await stopped()).toEqual([
    ['INVOICE', 2, 'FAILED', 'invoice-differs'],
    ['SENDING', 2, 'QUEUED', null],
  ])
  expect(books.fake().company.sent).toEqual([])
})

test('a step that is refused says why, keeps what was sent and what came back, and holds up what waits for it alone', async () => {
  const bank = [...books.fake().company.accounts.values()].find(({ isBankAccount }) => isBankAccount)
  if (bank) bank.bankAccountNumber = null
  await books.queue(1, 2)
  await books.settle()
  expect(await stopped()).toEqual([
    ['INVOICE', 1, 'FAILED', 'bank-account'],
    ['SENDING', 1, 'QUEUED', null],
    ['INVOICE', 2, 'FAILED', 'bank-account'],
    ['SENDING', 2, 'QUEUED', null],
  ])
  const failed = (await books.tasks()).find(({ cause }) => cause !== null)
  expect(failed?.answer).toMatchObject({ status: 422, requestId: expect.any(String), fields: [expect.any(Object)] })
  if (bank) bank.bankAccountNumber = '99990100000'
  await books.startAll()
  await books.settle()
  expect(await stopped()).toEqual([])
})

test('the books of a club in which all that is open waits for what has stopped are opened for nobody', async () => {
  const waiting = () => listWaitingBooks(books.database, books.now())
  await books.queue(1)
  expect(await waiting()).toEqual([organizationId])
  const bank = [...books.fake().company.accounts.values()].find(({ isBankAccount }) => isBankAccount)
  if (bank) bank.bankAccountNumber = null
  await books.settle()
  expect(await stopped()).toEqual([
    ['INVOICE', 1, 'FAILED', 'bank-account'],
    ['SENDING', 1, 'QUEUED', null],
  ])
  expect(await waiting()).toEqual([])
  await books.startAll()
  expect(await waiting()).toEqual([organizationId])
})

test('a lost answer is looked for, and what is there is taken for done', async () => {
  for (const fault of ['lost-after', 'lost-before'] as const) {
    await books.open()
    let left = 1
    books
      .fake()
      .script(({ method, path }) => (method === 'POST' && path === '/order' && left-- > 0 ? fault : undefined))
    await books.queue(2)
    await books.deliver()
    expect(await stopped()).toContainEqual(['ORDER', 2, 'UNKNOWN', null])
    const posts = () =>
      books
        .fake()
        .calls()
        .filter((call) => call === 'POST /order').length
    const before = posts()
    books.later(41_000)
    await books.deliver()
    expect(posts()).toBe(before)
    books.later(41_000)
    await books.deliver()
    expect(await stopped(), fault).toEqual([])
    expect(books.fake().company.orders.size).toBe(1)
  }
})

test('a token that is not taken any more pauses all of it, and says so', async () => {
  await books.queue(2)
  books.fake().script(() => 'expired')
  await books.settle()
  const [configuration] = await books.database.rows('select paused_why as why from accounting_configuration')
  expect(configuration).toEqual({ why: 'bad-token' })
  books.fake().script(() => undefined)
  await books.startAll()
  await books.settle()
  expect(await stopped()).toEqual([])
})

test('asked too often it waits for as long as it was told', async () => {
  await books.queue(2)
  books.fake().script(() => 'limited-with-reset')
  await books.deliver()
  books.fake().script(() => undefined)
  await books.deliver()
  expect(books.fake().company.invoices.size).toBe(0)
  books.later(1001)
  await books.deliver()
  expect(await stopped()).toEqual([])
})

test('a customer who is there under the same number is not taken for ours', async () => {
  const { company } = books.fake()
  const id = company.nextId()
  company.customers.set(id, { id, version: 1, name: 'En annen', customerNumber: 1, isInactive: false })
  await books.queue(2)
  await books.settle()
  expect(await stopped()).toEqual([
    ['CUSTOMER', 1, 'FAILED', 'customer-taken'],
    ['ORDER', 2, 'QUEUED', null],
    ['INVOICE', 2, 'QUEUED', null],
    ['SENDING', 2, 'QUEUED', null],
  ])
})

import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { type FakeTripletex, type Fault, startFakeTripletex } from './fake/fake.ts'
import { AccountingBusy, AccountingRefused, AccountingSilent, type Books } from './port.ts'
import { openTripletexBooks } from './tripletex-books.ts'

let fake: FakeTripletex
let books: Books
beforeAll(async () => {
  fake = await startFakeTripletex({ lateMilliseconds: 60_000 })
  books = open(fake.employeeToken)
})
afterAll(() => fake.stop())
afterEach(() => fake.script(() => undefined))

const open = (token: string) =>
  openTripletexBooks({ url: fake.url, consumerToken: fake.consumerToken, deadline: 500 }, token)
const problemOf = (work: Promise<unknown>) => work.then(String, (error: unknown) => error)
const once = (fault: Fault) => {
  let left = 1
  fake.script(() => (left-- > 0 ? fault : undefined))
}

test('the company, its VAT types, accounts, products and periods are read as they are', async () => {
  expect(await books.company()).toEqual({ id: fake.company.id, name: 'Byfjord bildeling' })
  expect((await books.vatTypes('2026-11-25')).map(({ number, percentage }) => [number, percentage])).toContainEqual([
    '3',
    25,
  ])
  expect((await books.vatTypes('2026-11-25')).map(({ number }) => number)).not.toContain('1')
  expect((await books.accounts()).find(({ number }) => number === 1920)).toMatchObject({
    bankAccountNumber: '99990100000',
  })
  expect(await books.products()).toEqual([])
  expect((await books.periods('2026-10-01', '2026-12-01')).map(({ start }) => start)).toEqual([
    '2026-10-01',
    '2026-11-01',
  ])
})

test('a session that has ended is opened anew, once', async () => {
  await books.products()
  fake.expireSessions()
  expect(await books.products()).toEqual([])
  fake.script(() => 'expired')
  expect(await problemOf(books.products())).toMatchObject({ name: 'AccountingRefused', status: 401, code: 3000 })
})

test('a token that is not taken is refused, and says so', async () => {
  const problem = await problemOf(open('wrong').products())
  expect(problem).toBeInstanceOf(AccountingRefused)
  expect(problem).toMatchObject({ status: 401 })
})

test.each(['lost-after', 'lost-before', 'broken', 'slow'] as const)(
  'an answer that is %s is silence, and no refusal',
  async (fault) => {
    await books.products()
    once(fault)
    expect(await problemOf(books.products())).toBeInstanceOf(AccountingSilent)
  },
)

test('asked too often it says when to come again: as it was told, else as the answer before said', async () => {
  await books.products()
  once('limited-with-reset')
  expect(await problemOf(books.products())).toMatchObject({ afterSeconds: 1 })
  once('limited')
  const problem = await problemOf(books.products())
  expect(problem).toBeInstanceOf(AccountingBusy)
  expect((problem as AccountingBusy).afterSeconds).toBeGreaterThan(0)
  expect((problem as AccountingBusy).afterSeconds).toBeLessThanOrEqual(10)
})

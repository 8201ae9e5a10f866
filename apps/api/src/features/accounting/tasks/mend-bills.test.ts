import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { markBill } from '../stores/accounting-acts.ts'
import { countHeldBills, listHeldBills } from '../stores/accounting-errors.ts'
import { lookUp } from './look-up.ts'
import { organizationId, startTestBooks, type TestBooks } from './test-books.ts'

let books: TestBooks
beforeAll(async () => {
  books = await startTestBooks([{ id: 2, ore: [12_345], receiver: 'eva@delebil.test', ofBooks: true }])
})
beforeEach(() => books.open())
afterAll(() => books.stop())

const held = async () =>
  (await listHeldBills(books.database, organizationId, { view: 'held', size: 10 })).map(({ cause }) => cause)
const customerIs = (row: object) => {
  const { company } = books.fake()
  const id = company.nextId()
  company.customers.set(id, { id, version: 1, isInactive: false, customerNumber: 1, ...row })
}

test('a customer whose number is out of use over there says so when it is to be used', async () => {
  customerIs({ name: 'Eva Eier', isInactive: true })
  await books.queue(2)
  await books.deliver()
  expect(await held()).toEqual(['customer-taken'])
  const parts = { db: books.database, accounting: books.accounting(), organizationId, now: books.now() }
  expect(await lookUp(parts, ['CUSTOMER'], { cause: 'customer-taken' })).toEqual({ found: 0, missing: 1 })
  expect(await held()).toEqual(['customer-inactive'])
})

test('a bill that somebody has marked as there is held up by nothing, though its customer has stopped, and has the number that was said', async () => {
  customerIs({ name: 'Noen andre' })
  await books.queue(2)
  await books.deliver()
  expect(await held()).toEqual(['customer-taken'])
  await markBill(books.database, organizationId, 2, { foreignNumber: '20999', why: 'For hånd', by: 1, at: books.now() })
  expect(await held()).toEqual([])
  expect(await countHeldBills(books.database, organizationId)).toMatchObject({ held: 0, marked: 1 })
  expect(await books.database.rows('select number, is_numbered as "isNumbered" from invoice where id = 2')).toEqual([
    { number: 20_999, isNumbered: true },
  ])
})

import { osloDateText } from '@delebil/validation/time'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { noAccounting } from '../../adapters/accounting/port.ts'
import { askBooks } from './ask-books.ts'
import { startTestBooks, type TestBooks } from './tasks/test-books.ts'

const day = osloDateText(new Date())
const buyers = [
  { membershipId: 1, customerName: 'Eva Eier' },
  { membershipId: 2, customerName: 'Firma AS' },
]
let books: TestBooks
beforeAll(async () => {
  books = await startTestBooks([])
})
beforeEach(() => books.open())
afterAll(() => books.stop())

const ask = async (accounting = books.accounting()) => {
  const { customersOf, ...asked } = await askBooks({ db: books.database, accounting, organizationId: 1 }, day)
  return { ...asked, customers: await customersOf(buyers) }
}
const vatOf = (number: string) => [...books.fake().company.vatTypes.values()].find((one) => one.number === number)
const add = (rows: 'customers' | 'products', row: object) => {
  const { company } = books.fake()
  const id = company.nextId()
  company[rows].set(id, { id, version: 1, isInactive: false, ...row })
  return id
}
const productNumber = () =>
  books.database.theRow<{ number: string }>(
    `select product_number as number from product where organization_id = 1 and key = 'startFee'`,
  )

test('books that would take every bill have nothing to say before it is approved', async () => {
  add('customers', { customerNumber: 2, name: 'firma as' })
  expect(await ask()).toEqual({ all: [], products: new Map(), customers: new Map() })
})

test('a period that is closed on the day of the run stops all of it, and one beside it does not', async () => {
  const periods = [...books.fake().company.periods.values()]
  const of = periods.findIndex(({ start, end }) => day >= start && day < end)
  const [before, own] = [periods[of - 1], periods[of]]
  if (before) before.isClosed = true
  expect((await ask()).all).toEqual([])
  if (own) own.isClosed = true
  expect((await ask()).all).toMatchObject([{ rule: 'tripletex.period-closed' }])
})

test('a company without a bank account stops all of a run', async () => {
  for (const account of books.fake().company.accounts.values()) account.bankAccountNumber = null
  expect((await ask()).all).toMatchObject([{ rule: 'tripletex.bank-account' }])
})

test.each([
  ['out of use', { isInactive: true }, 'satt inaktivt'],
  ['with another VAT code', { vat: '31' }, 'har MVA-kode 31'],
])(
  'a product %s over there stops the bills with it',
  async (_what, { vat = '3', ...is }: Record<string, unknown>, text) => {
    const { number } = await productNumber()
    add('products', { number, name: 'Startgebyr', vatType: { id: vatOf(String(vat))?.id }, ...is })
    const { all, products } = await ask()
    expect([all, [...products.keys()]]).toEqual([[], [number]])
    expect(products.get(number)).toContain(text)
  },
)

test('a VAT code that its account is locked to another than stops the bills of its products', async () => {
  const { number } = await productNumber()
  await books.database.change(`update product set account = '3100' where organization_id = 1 and product_number = $1`, [
    number,
  ])
  expect((await ask()).products.get(number)).toContain('ikke lov på konto 3100')
  await books.database.change(`update product set account = '3000' where organization_id = 1 and product_number = $1`, [
    number,
  ])
  expect((await ask()).products.size).toBe(0)
})

test('a customer out of use stops its bill, and so does a number that somebody else has', async () => {
  add('customers', { customerNumber: 1, name: 'Eva Eier', isInactive: true })
  const other = add('customers', { customerNumber: 2, name: 'Noen andre' })
  const { customers } = await ask()
  expect([customers.get(1), customers.get(2)]).toEqual([
    expect.stringContaining('satt inaktiv'),
    expect.stringContaining('brukt av Noen andre'),
  ])
  // Somebody has said that it is the same.
  await books.database.change(
    `insert into accounting_task (organization_id, kind, own_id, state, foreign_id, next_at, ended_at) values (1, 'CUSTOMER', 2, 'SYNCED', $1, now(), now())`,
    [other],
  )
  expect([...(await ask()).customers.keys()]).toEqual([1])
})

test('books that do not answer, and a club without a way to them, stop all of a run with a sentence', async () => {
  books.fake().script(() => 'broken')
  expect((await ask()).all).toMatchObject([
    { rule: 'tripletex.no-answer', text: expect.stringContaining('Tripletex svarer ikke') },
  ])
  expect((await ask(noAccounting)).all).toMatchObject([{ rule: 'tripletex.no-answer' }])
})

test('books that fall silent in the middle say so of each bill whose customer could not be looked for', async () => {
  const { customersOf } = await askBooks({ db: books.database, accounting: books.accounting(), organizationId: 1 }, day)
  books.fake().script(() => 'broken')
  expect([...(await customersOf(buyers))]).toEqual([
    [1, expect.stringContaining('Tripletex svarer ikke')],
    [2, expect.stringContaining('Tripletex svarer ikke')],
  ])
})

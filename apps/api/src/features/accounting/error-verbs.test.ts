import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type FakeTripletex, startFakeTripletex } from '../../adapters/accounting/fake/fake.ts'
import type { Accounting } from '../../adapters/accounting/port.ts'
import { createTripletex } from '../../adapters/accounting/tripletex.ts'
import { allPermissions } from '../../testing/test-admin-desk.ts'
import { type AdminSite, type Hired, startAdminSite } from '../../testing/test-admin-site.ts'
import { billTestTrip } from '../billing/test-invoice.ts'
import { deliverTasks } from './tasks/deliver-tasks.ts'
import { queueBill } from './tasks/queue-bill.ts'
import { insertTestBill } from './tasks/test-bill.ts'

let fake: FakeTripletex
let site: AdminSite
let staff: Hired
let accounting: Accounting
const jobs = { enqueue: async () => undefined }
beforeAll(async () => {
  fake = await startFakeTripletex()
  const tripletex = createTripletex({ ...fake, deadline: 60_000 }, 'a-key-of-the-settings')
  accounting = { tripletex }
  site = await startAdminSite({ accounting })
  staff = await site.hire(1, allPermissions)
  await site.database.change("update organization set accounting_system = 'TRIPLETEX' where id = 1")
  await site.database.change('insert into accounting_configuration (organization_id, employee_token) values (1, $1)', [
    tripletex.seal(fake.employeeToken),
  ])
})
afterAll(async () => {
  await site.stop()
  await fake.stop()
})

let last = 0
const nextBill = async (more: { readonly method?: string; readonly receiver?: string } = {}) => {
  last += 2
  await insertTestBill(site.database, { id: last, ore: [12_345], ...more })
  return last
}
const queue = async (...ids: number[]) => {
  for (const invoiceId of ids)
    await queueBill({ tx: site.database, jobs, now: new Date() }, { organizationId: 1, invoiceId })
}
const deliver = () =>
  deliverTasks({ database: site.database, jobs, accounting, turnMilliseconds: 60_000 }, { organizationId: 1 })
const ask = (name: string, input: object = {}, who = staff) => site.ask(`tripletex.${name}`, who.token, input)
type Row = { id: number; step: string; state: string; cause: string | null; said: string | null; sent: string | null }
const rows = async (query: object = {}) => (await ask('errors', { query })).body.data as unknown as Row[]
const answerOf = async (name: string, input: object = {}) =>
  (await ask(name, input)).body as unknown as Record<string, unknown>
const stateOf = async (id: number, kind = 'SENDING') =>
  (
    await site.database.oneRow<{ state: string }>(
      'select state from accounting_task where organization_id = 1 and own_id = $1 and kind = $2',
      [id, kind],
    )
  )?.state
const bank = () => [...fake.company.accounts.values()].find(({ isBankAccount }) => isBankAccount)
const withoutBank = async (work: () => Promise<unknown>) => {
  const account = bank()
  if (account) account.bankAccountNumber = null
  await work()
  if (account) account.bankAccountNumber = '99990100000'
}
// What is undone here is not undone over there.
const undone = (work: () => Promise<unknown>) => () => {
  const { customers, products, orders, invoices } = fake.company
  for (const all of [customers, products, orders, invoices]) all.clear()
  return site.undone(work)
}

describe('bills that stopped', () => {
  test(
    'are listed with what came back, counted, and one cause however many they are',
    undone(async () => {
      const ids = [await nextBill(), await nextBill()]
      await queue(...ids)
      await withoutBank(deliver)
      expect(await rows()).toMatchObject(
        ids.map((id) => ({
          id,
          step: 'INVOICE',
          cause: 'bank-account',
          said: expect.stringMatching(/^422 · .*bankkonto/),
        })),
      )
      expect((await rows())[0]?.sent).toContain('orderId')
      expect(await answerOf('error-count')).toEqual({ causes: 1, held: 2, unknown: 0, pausedBills: 0, marked: 0 })
      const groups = [{ state: 'FAILED', cause: 'bank-account', count: 2 }]
      expect(await answerOf('error-metadata')).toMatchObject({ total: 2, synced: 0, waiting: 0, paused: null, groups })
      expect(await answerOf('start', { body: { cause: 'bank-account' } })).toEqual({ count: 2 })
      await deliver()
      expect(await answerOf('error-metadata')).toMatchObject({ total: 2, synced: 2, held: 0, groups: [] })
    }),
  )

  test(
    'go on alone when one is started, and one that is paused stays until it is',
    undone(async () => {
      const id = await nextBill()
      await queue(id)
      expect(await answerOf('pause', { body: { ids: [id], why: 'Feil kunde' } })).toEqual({ count: 1 })
      await deliver()
      expect(await rows({ view: 'paused' })).toMatchObject([{ id, state: 'PAUSED' }])
      await answerOf('start', { body: { ids: [id] } })
      await deliver()
      expect(await stateOf(id)).toBe('SYNCED')
    }),
  )

  test(
    'whose customer stopped for an address that is not taken are printed, and the customer is made without it',
    undone(async () => {
      const id = await nextBill({ receiver: "o'hara@delebil.test" })
      await queue(id)
      await deliver()
      expect(await rows()).toMatchObject([{ id, step: 'CUSTOMER', cause: 'bad-email' }])
      expect(await answerOf('override-invoice-method', { body: { cause: 'bad-email', method: 'PRINT' } })).toEqual({
        count: 1,
      })
      await deliver()
      expect(await rows()).toEqual([])
      expect(fake.company.sent.at(-1)).toMatchObject({ sendType: 'PAPER' })
    }),
  )

  test(
    'that cannot be received as EHF are sent to where their membership gets its mail',
    undone(async () => {
      const id = await nextBill({ method: 'EHF', receiver: '974760673' })
      await queue(id)
      await deliver()
      expect(await rows()).toMatchObject([{ id, step: 'SENDING', cause: 'no-ehf' }])
      await answerOf('override-invoice-method', { body: { cause: 'no-ehf', method: 'EMAIL' } })
      await deliver()
      expect(fake.company.sent.at(-1)).toMatchObject({ sendType: 'EMAIL', email: 'Eva@Delebil.test' })
    }),
  )

  test(
    'are sent in another way than they say where somebody says so',
    undone(async () => {
      const id = await nextBill({ receiver: '' })
      await queue(id)
      await deliver()
      expect(await rows()).toMatchObject([{ id, step: 'SENDING', cause: 'no-email' }])
      expect(await answerOf('override-invoice-method', { body: { cause: 'no-email', method: 'PRINT' } })).toEqual({
        count: 1,
      })
      expect(await stateOf(id)).toBe('OVERRIDDEN')
      await deliver()
      expect(fake.company.sent.at(-1)).toMatchObject({ sendType: 'PAPER' })
    }),
  )

  test(
    'are marked with the number that they have over there, and nothing of them is sent any more',
    undone(async () => {
      const id = await nextBill()
      await queue(id)
      await withoutBank(deliver)
      const sent = fake.company.sent.length
      const body = { foreignNumber: '20411', why: 'Ført for hånd' }
      expect(await answerOf('mark-synced', { params: { id }, body })).toEqual({ count: 1 })
      await deliver()
      expect(await rows({ view: 'marked' })).toMatchObject([{ id, invoiceNumber: '20411' }])
      expect(fake.company.sent).toHaveLength(sent)
      expect((await ask('mark-synced', { params: { id }, body })).body.code).toBe('resource.unknown')
      expect(
        (await ask('mark-synced', { params: { id }, body: { ...body, foreignNumber: 'x' } })).body.errors,
      ).toMatchObject([{ fieldName: 'foreignNumber', code: 'field.digits' }])
    }),
  )

  test(
    'are removed where nothing of them is over there, and not where something is: accounting.exists-there',
    undone(async () => {
      const [fresh, known] = [await nextBill(), await nextBill()]
      await queue(known)
      await withoutBank(deliver)
      expect((await ask('remove-error', { params: { id: known } })).body.code).toBe('accounting.exists-there')
      await queue(fresh)
      expect(await answerOf('remove-error', { params: { id: fresh }, query: { why: 'Prøve' } })).toEqual({ count: 1 })
      expect(await stateOf(fresh)).toBeUndefined()
      expect((await ask('remove-error', { params: { id: fresh } })).body.code).toBe('resource.unknown')
    }),
  )
})

test(
  'a customer whose number is taken over there is used once staff say so',
  undone(async () => {
    const id = await nextBill()
    const customerId = fake.company.nextId()
    for (const [key, { customerNumber }] of fake.company.customers)
      if (customerNumber === 1) fake.company.customers.delete(key)
    fake.company.customers.set(customerId, {
      id: customerId,
      version: 1,
      name: 'Eva Gift',
      customerNumber: 1,
      isInactive: false,
    })
    await queue(id)
    await deliver()
    expect(await rows()).toMatchObject([{ id, step: 'CUSTOMER', cause: 'customer-taken' }])
    expect(await answerOf('sync-customer-numbers', { body: { cause: 'customer-taken' } })).toEqual({
      found: 1,
      missing: 0,
    })
    await deliver()
    expect(await stateOf(id)).toBe('SYNCED')
  }),
)

test(
  'numbers that are looked up while nobody answers are refused: accounting.no-answer',
  undone(async () => {
    await queue(await nextBill())
    await withoutBank(deliver)
    fake.script(() => 'lost-before')
    const answer = await ask('sync-invoice-numbers', { body: {} })
    fake.script(() => undefined)
    expect([answer.status, answer.body.code]).toEqual([409, 'accounting.no-answer'])
    expect(await answerOf('sync-invoice-numbers', { body: {} })).toEqual({ found: 0, missing: 1 })
  }),
)

test(
  'the integration that is paused sends nothing, and says who paused it and why, until it is started',
  undone(async () => {
    const id = await nextBill()
    await queue(id)
    await answerOf('pause', { body: { why: 'Ny kontoplan' } })
    await deliver()
    expect(await stateOf(id)).toBe('QUEUED')
    expect(await answerOf('error-metadata')).toMatchObject({ paused: { why: 'Ny kontoplan', by: expect.any(String) } })
    await answerOf('start', { body: {} })
    await deliver()
    expect(await stateOf(id)).toBe('SYNCED')
  }),
)

test('a club with its books elsewhere has none of these calls: resource.unknown', async () => {
  const other = await site.hire(2, allPermissions)
  const calls = [
    'errors',
    'error-count',
    'error-metadata',
    'pause',
    'start',
    'sync-order-numbers',
    'sync-customer-numbers',
  ]
  for (const name of calls) expect((await ask(name, { body: {} }, other)).status, name).toBe(404)
  const send = await site.ask('reservations.send-to-tripletex', other.token, { params: { id: 1 }, body: {} })
  expect(send.status).toBe(404)
})

test('a reservation that is not there has nothing to send: resource.unknown', async () => {
  const answer = await site.ask('reservations.send-to-tripletex', staff.token, { params: { id: 4711 }, body: {} })
  expect(answer.body.code).toBe('resource.unknown')
})

test('an invoice that the club numbered itself is not sent to the books as well: invoice.none', async () => {
  const { database } = site
  await billTestTrip(database)
  const { id } = await database.theRow<{ id: number }>('select min(id)::int as id from reservation')
  const before = await database.rows('select id from accounting_task')
  const answer = await site.ask('reservations.send-to-tripletex', staff.token, { params: { id }, body: {} })
  expect(answer).toMatchObject({ status: 409, body: { code: 'invoice.none' } })
  expect(await database.rows('select id from accounting_task')).toEqual(before)

  await database.change("update invoice set numbered_by = 'TRIPLETEX', bill_number = number")
  const why = 'Avtalt med regnskapsfører'
  const sent = await site.ask('reservations.send-to-tripletex', staff.token, { params: { id }, body: { why } })
  expect(sent).toMatchObject({ status: 200, body: { count: 1 } })
  expect(await database.oneRow('select why, person_id as person from admin_change order by id desc limit 1')).toEqual({
    why,
    person: staff.personId,
  })
})

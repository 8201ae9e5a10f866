import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type FakeTripletex, startFakeTripletex } from '../../../adapters/accounting/fake/fake.ts'
import { createTripletex } from '../../../adapters/accounting/tripletex.ts'
import { deliverTasks } from '../../accounting/tasks/deliver-tasks.ts'
import { listItems, readMonth } from '../month-end/read-month.ts'
import { listInvoices } from '../stores/invoices.ts'
import { company, openRunSite, other, today } from './test-run-site.ts'

const jobs = { enqueue: async () => undefined }
const tripletexOf = (fake: FakeTripletex) => createTripletex(fake, 'a-key-of-the-settings')
let fake: FakeTripletex
const { site, drafter, owe, approved, ask, drafted, issue, promisesHold, undone } = openRunSite(async () => {
  fake = await startFakeTripletex()
  return { accounting: { tripletex: tripletexOf(fake) } }
})
const owns = () =>
  site.database.change(`insert into organization_setting (organization_id, key, valid_from, value)
    values (1, 'accountingOwner', date_trunc('month', now() at time zone 'Europe/Oslo') at time zone 'Europe/Oslo', '1')`)
beforeAll(async () => {
  await site.database.change("update organization set accounting_system = 'TRIPLETEX' where id = 1")
  const sealed = tripletexOf(fake).seal(fake.employeeToken)
  await site.database.change(
    'insert into accounting_configuration (organization_id, employee_token, tested_at) values (1, $1, now())',
    [sealed],
  )
})
// Of what was done here nothing stays, so nothing stays there.
beforeEach(() => {
  const { customers, products, orders, invoices, sent } = fake.company
  for (const rows of [customers, products, orders, invoices]) rows.clear()
  sent.length = 0
})
afterAll(() => fake.stop())

const deliver = () =>
  deliverTasks({ database: site.database, jobs, accounting: { tripletex: tripletexOf(fake) } }, { organizationId: 1 })
const billsOf = (run: number) =>
  site.database.rows<{ number: number; kid: string | null; isNumbered: boolean }>(
    'select number, kid, is_numbered as "isNumbered" from invoice where run_id = $1 order by id',
    [run],
  )
const seen = () => listInvoices(site.database, { organizationId: 1, membershipId: company })
const left = async () => {
  const month = await readMonth(site.database, { organizationId: 1, month: today.slice(0, 7) }, new Date(), 'anew')
  return month.items.find(({ key }) => key === 'BOOKS')?.count
}

test(
  'a run where Tripletex owns the invoices has no number before the books give one, and then theirs and their KID',
  undone(async () => {
    await owns()
    await owe(company, 12_345)
    await owe(other, 400)
    const run = await approved()
    await issue(run)
    expect(await billsOf(run)).toEqual([
      { number: 1, kid: null, isNumbered: false },
      { number: 2, kid: null, isNumbered: false },
    ])
    expect(await site.database.rows('select from invoice_delivery')).toEqual([])
    expect(await seen()).toEqual([])
    expect(await left()).toBe(2)
    await site.database.change("update accounting_task set state = 'FAILED', cause = 'refused' where kind = 'ORDER'")
    const sending = await site.ask('billing-runs.sending', drafter.token, { params: { id: run } })
    expect(sending.body).toMatchObject({
      steps: [
        { step: 'INVOICE', done: 2 },
        { step: 'EMAIL', done: 0, failed: 2 },
      ],
    })
    await site.database.change("update accounting_task set state = 'QUEUED', cause = null where kind = 'ORDER'")

    await deliver()
    const theirs = [...fake.company.invoices.values()]
    const bills = await billsOf(run)
    expect(bills.map(({ number }) => number).sort()).toEqual(theirs.map((one) => Number(one['invoiceNumber'])).sort())
    expect(bills.every(({ isNumbered, kid }) => isNumbered && kid !== null)).toBe(true)
    expect((await seen()).map(({ totalOre }) => totalOre)).toEqual([12_345])
    expect(theirs.reduce((sum, one) => sum + Math.round(Number(one['amount']) * 100), 0)).toBe(12_745)
    expect(fake.company.sent).toHaveLength(2)
    expect(await left()).toBe(0)
    await promisesHold()
  }),
)

test(
  'a run is not approved where Tripletex owns its day and is not reached: accounting.not-connected',
  undone(async () => {
    await owns()
    await site.database.change("update accounting_configuration set problem = 'Tripletex svarer ikke.'")
    await owe(company, 100)
    const run = await drafted()
    await ask('check', run)
    const other = await site.hire(1, ['BILLING_READ', 'BILLING_WRITE'])
    expect((await ask('approve', run, other.token)).body.code).toBe('accounting.not-connected')
  }),
)

test(
  'an invoice of the books is credited there by a note that has its number from there',
  undone(async () => {
    await owns()
    await owe(company, 5000)
    const run = await approved()
    await issue(run)
    await deliver()
    const { id } = await site.database.theRow<{ id: number }>('select id from invoice where run_id = $1', [run])
    const answer = await site.ask('invoices.credit', drafter.token, {
      params: { id },
      body: { isBilledAnew: false, why: 'Feil bil' },
    })
    expect([answer.status, answer.body.entity]).toMatchObject([200, { numberState: 'WAITING', kid: '' }])
    await deliver()
    const [note] = await site.database.rows<{ number: number; ore: number }>(
      'select number, total_ore as ore from invoice where credits_id = $1 and is_numbered',
      [id],
    )
    const there = [...fake.company.invoices.values()].find((one) => one['invoiceNumber'] === note?.number)
    expect([there?.['isCreditNote'], note?.ore]).toEqual([true, -5000])
    await promisesHold()
  }),
)

test('the months of a club that numbers itself have nothing to say of books elsewhere', async () => {
  const { months, report, openBillsOre } = await readMonth(
    site.database,
    { organizationId: 1, month: '2026-01' },
    new Date(),
    'anew',
  )
  const items = await listItems(site.database, { organizationId: 1, month: '2026-01' }, new Date(), 'anew', {
    months,
    report,
    openBillsOre,
  })
  expect(items.map(({ key }) => key)).not.toContain('BOOKS')
  expect(items.map(({ key }) => key)).toContain('HOLES')
})

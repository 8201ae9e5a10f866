import type { MonthEnd } from '@delebil/core-api/admin'
import { addOsloMonths, osloDateText } from '@delebil/validation/time'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { transaction } from '../../../platform/db/transaction.ts'
import { allPermissions } from '../../../testing/test-admin-desk.ts'
import { type AdminSite, type Hired, startAdminSite } from '../../../testing/test-admin-site.ts'
import { billMembership } from '../bill-membership.ts'
import { addTestCharge } from '../test-invoice.ts'

const company = { organizationId: 1, membershipId: 2 }
const month = '2026-09'

let site: AdminSite
let staff: Hired
beforeAll(async () => {
  site = await startAdminSite()
  staff = await site.hire(1, allPermissions)
  await site.database.change("update organization set bank_account = '99990100000' where id = 1")
})
afterAll(() => site.stop())

const bill = async (ore: number, day: string): Promise<number> => {
  await addTestCharge(site.database, { ore, day: '2026-09-01' })
  const made = await transaction(site.database, (tx) => billMembership(tx, company, new Date(`${day}T09:00:00+02:00`)))
  if (made === undefined) throw new Error('Nothing was billed.')
  return made
}
const read = async (of = month) =>
  (await site.ask('month-end.read', staff.token, { query: { month: of } })).body as unknown as MonthEnd
const close = (of: string, why?: string) => site.ask('month-end.close', staff.token, { body: { month: of, why } })
const left = ({ items }: MonthEnd) =>
  Object.fromEntries(items.filter(({ count }) => count > 0).map(({ key, count }) => [key, count]))
const undone = (work: () => Promise<void>) => () => site.undone(work)

test(
  'a month with something left closes with a reason, and its report is the same whatever happens to products and names after',
  undone(async () => {
    await bill(12_501, '2026-09-15')
    await bill(30_000, '2026-10-02')
    expect(left(await read())).toEqual({ UNSENT: 1, UNPAID: 1 })
    expect((await close(month)).body).toMatchObject({ errors: [{ fieldName: 'why', code: 'field.required' }] })
    const closed = (await close(month, 'Purres i november')).body.entity as unknown as MonthEnd
    expect(closed.report).toMatchObject({
      invoices: { count: 1, grossOre: 12_501 },
      vat: [{ vatCode: '3', vatPercent: 25, netOre: 10_001, vatOre: 2500, lostNetOre: 0, lostVatOre: 0 }],
      receivables: { openingOre: 0, closingOre: 12_501 },
    })
    expect(closed.report.accounts).toEqual([
      { account: '1500', debitOre: 12_501, creditOre: 0 },
      { account: '2700', debitOre: 0, creditOre: 2500 },
      { account: '3000', debitOre: 0, creditOre: 10_001 },
    ])
    await site.database.change(`update product set account = '3999'; update membership set name = 'Et annet navn'`)
    await site.database.change(
      `insert into organization_setting (organization_id, key, valid_from, value) values (1, 'vatAccount', now(), '2790')`,
    )
    const later = await read()
    expect(later.closed).toMatchObject({ isSame: true, why: 'Purres i november' })
    expect(later.report).toEqual(closed.report)
    expect((await close(month, 'En gang til')).body.code).toBe('month.already-closed')
  }),
)

test(
  'a closed month refuses whatever is dated in it, by any way in, and lets be what is dated after it: month.closed',
  undone(async () => {
    await bill(12_501, '2026-09-15')
    await close(month, 'Ferdig')
    await expect(bill(1000, '2026-09-30')).rejects.toThrow('month.closed')
    const [invoice] = await site.database.rows<{ id: number }>('select id from invoice order by id limit 1')
    const lost = (body: object) => site.ask('invoices.write-off', staff.token, { params: { id: invoice?.id }, body })
    expect((await lost({ why: 'Borte', postedOn: '2026-09-20' })).body.code).toBe('month.closed')
    const drafted = await site.ask('billing-runs.create', staff.token, {
      body: { deliveredUntil: '2026-09-29', invoiceDate: '2026-09-30' },
    })
    expect(drafted.body.code).toBe('month.closed')
    const insert = `insert into invoice (organization_id, number, membership_id, customer_name, invoice_date, due_date, kid, bank_account, total_ore, vat_ore)
      values (1, 9, 2, 'x', '2026-09-30', '2026-10-30', '9', '9', 1, 0)`
    await expect(transaction(site.database, (tx) => tx.change(insert))).rejects.toThrow('is closed')
    await expect(
      transaction(site.database, (tx) => tx.change(`update closed_month set report = '{}'`)),
    ).rejects.toThrow('stays closed')
    expect((await lost({ why: 'Borte', postedOn: '2026-10-01' })).status).toBe(200)
  }),
)

test(
  'months are closed in order, not before they are over, and not while something must be done',
  undone(async () => {
    await bill(12_501, '2026-09-15')
    await bill(1000, '2026-10-15')
    expect((await close('2026-10', 'Hopp over')).body.code).toBe('month.order')
    expect(left(await read('2026-10'))).toMatchObject({ ORDER: 1 })
    const coming = osloDateText(addOsloMonths(new Date(), 1)).slice(0, 7)
    expect((await close(coming, 'For tidlig')).body.code).toBe('month.not-over')
    await site.database.change(`update invoice_line set account = null; update product set account = null`)
    expect(left(await read())).toMatchObject({ ACCOUNTS: 1 })
    expect((await close(month, 'Uten konto')).body.code).toBe('month.not-ready')
    await site.database.change(`update product set account = '3000'`)
    expect((await close(month, 'Med konto')).status).toBe(200)
    expect((await close('2026-10', 'Neste')).status).toBe(200)
  }),
)

test('the files of a month say its vouchers and its sums, and who may only see lines sees none of it', async () => {
  const journal = await site.ask('month-end.journal', staff.token, { query: { month } })
  expect(journal.text.split('\r\n')[0]).toContain('Dato;Bilag;Bilagstype')
  const report = await site.ask('month-end.report', staff.token, { query: { month } })
  expect(report.text).toContain('Kundefordringer ved slutt')
  const limited = await site.hire(1, ['LIMITED_BILLING_READ', 'LIMITED_BILLING_WRITE'])
  for (const [name, input] of [
    ['month-end.read', {}],
    ['month-end.close', { body: { month } }],
    ['month-end.journal', { query: { month } }],
    ['ledger.list', {}],
    ['ledger.aged', {}],
    ['payouts.list', {}],
  ] as const)
    expect([name, (await site.ask(name, limited.token, input)).status]).toEqual([name, 403])
})

const itemOf = ({ items }: MonthEnd, wanted: string) => items.find(({ key }) => key === wanted)
const checked = (hours: number, broken: object) =>
  site.database.change(
    `insert into promise_check values (1, now() - ${hours} * interval '1 hour', $1)
     on conflict (organization_id) do update set checked_at = excluded.checked_at, broken = excluded.broken`,
    [JSON.stringify(broken)],
  )

test(
  'a month shows what the last check of the promises found and when, and is tried anew where that is older than a night',
  undone(async () => {
    expect(itemOf(await read(), 'PROMISES')).toMatchObject({ count: 0, at: null })
    await checked(3, [{ promise: 'the numbers of invoices have no holes', count: 2 }])
    expect(itemOf(await read(), 'PROMISES')).toMatchObject({ count: 2, of: ['the numbers of invoices have no holes'] })
    expect(itemOf(await read(), 'PROMISES')?.at).not.toBeNull()
    await checked(30, [{ promise: 'the numbers of invoices have no holes', count: 2 }])
    expect(itemOf(await read(), 'PROMISES')).toMatchObject({ count: 0, at: null })
  }),
)

test(
  'a promise that broke after the last check keeps a month open: month.not-ready',
  undone(async () => {
    await bill(12_501, '2026-09-15')
    await checked(3, [])
    await site.database.change(`alter table invoice disable trigger user; update invoice set vat_ore = vat_ore + 1`)
    expect(itemOf(await read(), 'PROMISES')?.count).toBe(0)
    expect((await close(month, 'Purres i november')).body.code).toBe('month.not-ready')
  }),
)

test(
  'lines that are not billed are told by how many owe them, what they come to, and who has owed the longest',
  undone(async () => {
    await addTestCharge(site.database, { ore: 100, day: '2026-07-02' })
    await addTestCharge(site.database, { ore: 200, day: '2026-09-30' })
    await addTestCharge(site.database, { membershipId: 1, ore: 1000, day: '2026-08-15' })
    await addTestCharge(site.database, { membershipId: 1, ore: 7, day: '2026-10-01' })
    const names = await site.database.rows<{ name: string }>(
      'select name from membership where organization_id = 1 and id in (1, 2) order by id desc',
    )
    expect(itemOf(await read(), 'UNBILLED')).toMatchObject({
      count: 2,
      ore: 1300,
      of: names.map(({ name }) => name),
    })
  }),
)

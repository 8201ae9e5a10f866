import { adminContract, type Settings } from '@delebil/core-api/admin'
import { osloDateText } from '@delebil/validation/time'
import { expect, test } from 'vitest'
import { openAdminDesk } from '../../testing/test-admin-desk.ts'
import { sampleOf } from '../../testing/test-admin-samples.ts'
import { readAccountingOwner, refuseOtherSideOn } from '../organizations/accounting-owner.ts'
import { requirePayments } from './reminders/payment-required.ts'
import { proposeReminders } from './reminders/propose-reminders.ts'

const { site, staff } = openAdminDesk()
/** Whether the club reached its books when that was last tried. */
const connect = (is: boolean) =>
  site.database.change(
    `update accounting_configuration set employee_token = '\\x00', tested_at = now(), problem = case when $1 then null else 'Svarer ikke' end
     where organization_id = 1`,
    [is],
  )
const codes = ({ body }: { body: { errors?: readonly { code: string }[] } }) => body.errors?.map(({ code }) => code)
const owns = (from: string, owner: 0 | 1) =>
  site.database.change(
    `insert into organization_setting (organization_id, key, valid_from, value) values (1, 'accountingOwner', $1, $2)`,
    [from, String(owner)],
  )

/** Asked by the day that is said instead: of a payout when it was put on the list. */
const dated = ['payouts.approve', 'payouts.pay', 'payouts.cancel']
const owned = Object.entries(adminContract).flatMap(([name, { ofInvoiceOwner }]) => (ofInvoiceOwner ? [name] : []))

/** What is done here whoever owns the invoices, and why. */
const ours: readonly (readonly [why: string, calls: RegExp])[] = [
  [
    'what is owed for a trip is known here',
    /^(billing|charges|damages|expenses|reservation-expenses|reservations|import|import-runs|tariffs|products)\./,
  ],
  ['what is to be invoiced is drafted here', /^billing-runs\./],
  ['whom it is about is known here', /^memberships\.(change|ask-for)-(billing-data|payment-agreements)$/],
  ['what has a number already is printed', /^print-files\.create$/],
  ['each side closes its own books', /^month-end\.close$/],
  ['approval follows the list', /^payouts\.bulk$/],
  ['what goes to the books is looked after from here', /^tripletex\./],
  ['an invoice is taken back here, in the books too', /^invoices\.credit$/],
  ["what is one's own, or was begun by another call", /^(saved-views|bulk-runs)\./],
]

test('each call that changes money is said to be of whoever owns the invoices or of here', () => {
  const writes = Object.entries(adminContract).filter(
    ([, { access, method }]) =>
      method !== 'GET' && typeof access === 'object' && access.anyOf.includes('BILLING_WRITE'),
  )
  expect(writes.length).toBeGreaterThan(40)
  const unsaid = writes.flatMap(([name]) =>
    owned.includes(name) || dated.includes(name) || ours.some(([, calls]) => calls.test(name)) ? [] : [name],
  )
  expect(unsaid).toEqual([])
})

test.each([...owned, ...dated])('%s is refused with a sentence where Tripletex owns the invoices', (name) =>
  site.undone(async () => {
    await owns('2020-01-01', 1)
    const sample = sampleOf(name, staff.personId, '')
    const asked = name.endsWith('.bulk') ? { ...sample, body: { action: 'send', ids: [1], rehearse: true } } : sample
    const answer = await site.ask(name, staff.token, asked)
    expect([answer.status, codes(answer)]).toEqual([409, ['accounting.other-side']])
    expect(answer.text).toContain('Gjør dette i Tripletex.')
  }),
)

test('a payout that was put on the list before another system owned the invoices is paid from here', () =>
  site.undone(async () => {
    await owns('2026-11-01T00:00:00+01:00', 1)
    await site.database.change(`update payout set posted_on = '2026-10-31', created_by = null`)
    const sample = sampleOf('payouts.approve', staff.personId, '')
    expect((await site.ask('payouts.approve', staff.token, sample)).status).toBe(200)
  }))

test('reminders stay proposed and members are stopped from booking only where payments come in here', () =>
  site.undone(async () => {
    const { database } = site
    await owns('2020-01-01', 1)
    await database.change(
      `insert into organization_setting (organization_id, key, valid_from, value) values (1, 'paymentRequiredDays', '2020-01-01', '1')`,
    )
    await database.change(`update invoice set due_date = '2020-02-01', invoice_date = '2020-01-15'`)
    const proposed = async () =>
      (await database.rows(`select from reminder where organization_id = 1 and state = 'PROPOSED'`)).length
    expect(await proposed()).toBeGreaterThan(0)
    expect(await proposeReminders(database, 1, new Date())).toBe(0)
    expect(await proposed()).toBe(0)
    expect(await requirePayments(database, 1, new Date())).toBe(0)
  }))

test('the owner of invoices is dated: a day before the month is of who owned it then, and no number is given where another system numbers', () =>
  site.undone(async () => {
    await owns('2026-11-01T00:00:00+01:00', 1)
    const owner = (at: string) => readAccountingOwner(site.database, 1, new Date(at))
    expect(await owner('2026-10-31T23:59:59+01:00')).toBe('OWN')
    expect(await owner('2026-11-01T00:00:00+01:00')).toBe('TRIPLETEX')
    await expect(refuseOtherSideOn(site.database, 1, '2026-10-31')).resolves.toBeUndefined()
    await expect(refuseOtherSideOn(site.database, 1, '2026-11-01')).rejects.toMatchObject({
      code: 'accounting.other-side',
    })
  }))

test('the owner of invoices changes at the first moment of a month to come, and no other moment is taken', () =>
  site.undone(async () => {
    const { token } = staff
    const { version } = (await site.ask('settings.read', token, {})).body as unknown as { version: number }
    const change = (from: string) =>
      site.ask('settings.change', token, { body: { key: 'accountingOwner', value: 1, from, version, why: 'Avtalt' } })
    expect(codes(await change('2099-02-02'))).toEqual(['setting.month-start'])
    expect(codes(await change(osloDateText(new Date())))).not.toEqual([])
    await connect(true)
    expect((await change('2099-02-01')).status).toBe(200)
  }))

test('the owner of invoices cannot be a system that the club is not connected to: refused with a sentence', () =>
  site.undone(async () => {
    await connect(false)
    const { version } = (await site.ask('settings.read', staff.token, {})).body as unknown as { version: number }
    const change = (value: number) =>
      site.ask('settings.change', staff.token, { body: { key: 'accountingOwner', value, from: '2099-02-01', version } })
    const barred = async () => ((await site.ask('settings.read', staff.token, {})).body as unknown as Settings).barred
    expect(await barred()).toEqual([{ key: 'accountingOwner', value: 1, code: 'accounting.not-connected' }])
    await connect(true)
    expect(await barred()).toEqual([])
    await connect(false)
    const refused = await change(1)
    expect(refused.body.errors).toMatchObject([{ fieldName: 'value', code: 'accounting.not-connected' }])
    expect(refused.text).toContain('Prøv forbindelsen på Tripletex-oppsett først.')
    expect((await change(0)).status).toBe(200)
  }))

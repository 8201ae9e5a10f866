import { osloDateText } from '@delebil/validation/time'
import { expect, test } from 'vitest'
import { openAdminDesk } from '../../testing/test-admin-desk.ts'
import { sampleOf } from '../../testing/test-admin-samples.ts'
import { readAccountingOwner, refuseOtherSideOn } from '../organizations/accounting-owner.ts'

const { site, staff } = openAdminDesk()
const codes = ({ body }: { body: { errors?: readonly { code: string }[] } }) => body.errors?.map(({ code }) => code)
const owns = (from: string, owner: 0 | 1) =>
  site.database.change(
    `insert into organization_setting (organization_id, key, valid_from, value) values (1, 'accountingOwner', $1, $2)`,
    [from, String(owner)],
  )

test.each([
  'billing-runs.approve',
  'invoices.credit',
  'invoices.send',
  'reservations.resend-invoice',
  'reminders.propose',
  'reminders.send',
  'reminders.collection',
  'incoming-payments.read-file',
  'incoming-payments.create',
  'incoming-payments.allocate',
  'incoming-payments.undo',
] as const)('%s is refused with a sentence where Tripletex owns number, KID, sending, payments and reminders', (name) =>
  site.undone(async () => {
    await owns('2020-01-01', 1)
    await site.database.change('update billing_run set open_until = now(), drafted_by = null')
    const answer = await site.ask(name, staff.token, sampleOf(name, staff.personId, ''))
    expect(codes(answer)).toEqual(['accounting.other-side'])
  }),
)

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
    expect((await change('2099-02-01')).status).toBe(200)
  }))

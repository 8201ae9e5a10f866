import { expect, test } from 'vitest'
import { heard, readPdf } from './invoice-pdf/test-read-pdf.ts'
import { company, openRunSite } from './runs/test-run-site.ts'

const { approved, ask, drafted, drafter, invoicesOf, issue, owe, read, site, undone } = openRunSite()

type Seller = {
  readonly version: number
  readonly missing: readonly { readonly rule: string; readonly fields: string[] }[]
}
const seller = async () => (await site.ask('seller.read', drafter.token)).body as unknown as Seller
const change = async (body: object) => {
  const { version } = await seller()
  return site.ask('seller.change', drafter.token, { body: { version, ...body } })
}
test(
  'an organization number, address or account that is missing is named, stops the run, and is filled out with who did it and when',
  undone(async () => {
    await site.database.change(
      `update organization set organization_number = '984661158', city = null, bank_account = null where id = 1`,
    )
    expect((await seller()).missing).toMatchObject([
      { rule: 'seller.organization-number', fields: ['organizationNumber'] },
      { rule: 'seller.address', fields: ['addressLine', 'postalCode', 'city'] },
      { rule: 'seller.bank-account', fields: ['bankAccount'] },
    ])
    await owe(company, 50_000)
    const run = await drafted()
    expect((await read('proof', run)).body).toMatchObject({ seller: [{}, {}, {}] })
    expect((await ask('check', run)).body.code).toBe('billing-run.seller')
    const answer = await change({
      organizationNumber: '984 661 185 MVA',
      city: 'Bergen',
      bankAccount: '9999.01.00000',
      phone: '55 12 34 56',
      why: 'Styret',
    })
    expect(answer.body.entity).toMatchObject({
      organizationNumber: '984661185',
      bankAccount: '99990100000',
      phone: '+4755123456',
      missing: [],
    })
    expect((await ask('check', run)).status).toBe(200)
    const { data } = (await site.ask('seller.history', drafter.token)).body as unknown as { data: object[] }
    expect(data).toMatchObject([
      {
        person: { id: drafter.personId },
        why: 'Styret',
        changes: { bankAccount: { from: null, to: '99990100000' }, city: { from: null, to: 'Bergen' } },
      },
    ])
  }),
)

test.each([
  ['organizationNumber', '984661158', 'field.organization-number'],
  ['bankAccount', '99990100001', 'field.bank-account'],
  ['postalCode', '503', 'field.postal-code'],
  ['email', 'klubben@', 'field.email'],
  ['phone', '55', 'field.phone'],
  ['name', '  ', 'field.required'],
  ['isVatRegistered', null, 'field.required'],
] as const)('%s as %j is refused at its field, and nothing is changed', async (fieldName, value, code) => {
  const before = await seller()
  const answer = await change({ [fieldName]: value, city: 'Et annet sted' })
  expect([answer.status, answer.body.errors]).toMatchObject([400, [{ fieldName, code }]])
  expect(await seller()).toEqual(before)
})

test(
  'a seller that somebody else has changed meanwhile is not overwritten: record.stale',
  undone(async () => {
    const { version } = await seller()
    await change({ city: 'Os' })
    const late = await site.ask('seller.change', drafter.token, { body: { version, city: 'Voss' } })
    expect(late).toMatchObject({ status: 409, body: { code: 'record.stale', entity: { city: 'Os' } } })
  }),
)

test(
  'an invoice keeps what the club said of itself when it was made, and its credit note says what it says then',
  undone(async () => {
    await owe(company, 50_000)
    const run = await approved()
    await issue(run)
    const [invoice] = await invoicesOf(run)
    await change({ name: 'Et nytt navn SA', isVatRegistered: false, bankAccount: '12345678903' })
    const file = async (id: number | undefined) => {
      const answer = await site.app.inject({
        method: 'GET',
        url: `/api/admin/invoices/${id}/pdf?orgId=1`,
        headers: { authorization: `Bearer ${drafter.token}` },
      })
      return heard(readPdf(answer.rawPayload).parts)
    }
    expect(await file(invoice?.id)).toMatch(/984 661 185 MVA.*9999 01 00000/)
    const credited = await site.ask('invoices.credit', drafter.token, {
      params: { id: invoice?.id },
      body: { isBilledAnew: true, why: 'Feil' },
    })
    const note = await file((credited.body.entity as { id: number }).id)
    expect(note).toMatch(/^Et nytt navn SA/)
  }),
)

test('the seller is seen and changed with the rights to settings alone', async () => {
  const { token } = await site.hire(1, ['BILLING_READ', 'BILLING_WRITE'])
  expect((await site.ask('seller.read', token)).status).toBe(403)
  const reader = await site.hire(1, ['ADMIN_SETTINGS_READ'])
  expect((await site.ask('seller.read', reader.token)).status).toBe(200)
  expect((await site.ask('seller.change', reader.token, { body: { version: 1, city: 'Os' } })).status).toBe(403)
})

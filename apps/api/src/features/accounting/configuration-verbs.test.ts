import { osloDateText } from '@delebil/validation/time'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type FakeTripletex, startFakeTripletex } from '../../adapters/accounting/fake/fake.ts'
import { createTripletex } from '../../adapters/accounting/tripletex.ts'
import { allPermissions } from '../../testing/test-admin-desk.ts'
import { type AdminSite, type Hired, startAdminSite } from '../../testing/test-admin-site.ts'

let fake: FakeTripletex
let site: AdminSite
let staff: Hired
beforeAll(async () => {
  fake = await startFakeTripletex()
  const tripletex = createTripletex({ ...fake, deadline: 2000 }, 'a-key-of-the-settings')
  site = await startAdminSite({ accounting: { tripletex } })
  staff = await site.hire(1, allPermissions)
  await site.database.change("update organization set accounting_system = 'TRIPLETEX' where id = 1")
})
beforeEach(() => fake.script(() => undefined))
afterAll(async () => {
  await site.stop()
  await fake.stop()
})

type Found = { readonly rule: string; readonly own: string | null }
type Configuration = {
  readonly version: number
  readonly hasToken: boolean
  readonly tried: {
    readonly company: string | null
    readonly problem: string | null
    readonly findings: Found[]
  } | null
  readonly mappings: readonly { readonly kind: string; readonly own: string; readonly foreignNumber: string }[]
}
const of = { params: { organizationId: 1 } }
const ask = async (name: string, body?: object, who = staff, organizationId = 1) =>
  site.ask(`tripletex.${name}`, who.token, { params: { organizationId }, ...(body && { body }) })
const read = async () => (await ask('read')).body as unknown as Configuration
const change = async (body: object) => ask('change', { version: (await read()).version, ...body })
const tried = async () => ((await ask('try')).body as unknown as Configuration).tried
const rules = async () => (await tried())?.findings.map(({ rule, own }) => (own === null ? rule : `${rule} ${own}`))
const undone = (work: () => Promise<unknown>) => () => site.undone(work)
const connected = () => change({ employeeToken: fake.employeeToken })

describe('the token', () => {
  test(
    'is written, never shown, and sealed where it is kept; that it was changed is kept',
    undone(async () => {
      const answer = await change({ employeeToken: ` ${fake.employeeToken} `, why: 'Ny nøkkel' })
      expect(answer.body.entity).toMatchObject({ hasToken: true, tried: null })
      const seen = answer.text + (await ask('read')).text + (await ask('history')).text
      expect(seen).not.toContain(fake.employeeToken)
      const { kept } = await site.database.theRow<{ kept: Buffer }>(
        'select employee_token as kept from accounting_configuration where organization_id = 1',
      )
      expect(kept.toString('latin1')).not.toContain(fake.employeeToken)
      const { data } = (await ask('history')).body as unknown as { data: object[] }
      expect(data).toMatchObject([{ why: 'Ny nøkkel', changes: { token: { from: false, to: true } } }])
      expect((await tried())?.company).toBe('Byfjord bildeling')
    }),
  )

  test(
    'that is wrong, cannot be read any more, or is not there is told in words, and nothing else is lost',
    undone(async () => {
      expect((await tried())?.problem).toMatch(/ikke lagt inn/)
      await change({ employeeToken: 'feil' })
      expect((await tried())?.problem).toMatch(/godtar ikke nøkkelen/)
      await connected()
      expect(await tried()).toMatchObject({ problem: null, company: 'Byfjord bildeling' })
      await site.database.change("update accounting_configuration set employee_token = '\\x0011'")
      expect((await tried())?.problem).toMatch(/Lim den inn på nytt/)
    }),
  )

  test(
    'with an answer that does not come, or asked too often, says to wait',
    undone(async () => {
      await connected()
      fake.script(() => 'lost-before')
      expect((await tried())?.problem).toMatch(/svarer ikke/)
      fake.script(() => 'limited-with-reset')
      expect((await tried())?.problem).toMatch(/Prøv igjen om 1 s/)
    }),
  )
})

describe('a product, VAT code or account that is billed by', () => {
  test(
    'is called the same until somebody says otherwise, and the same again is kept as nothing',
    undone(async () => {
      const [vat] = (await read()).mappings.filter(({ kind }) => kind === 'VAT')
      expect(vat?.foreignNumber).toBe(vat?.own)
      const sent = { kind: 'VAT', own: vat?.own }
      const answer = await change({ mappings: [{ ...sent, foreignNumber: '31' }] })
      expect(answer.body.entity).toMatchObject({
        mappings: expect.arrayContaining([{ ...sent, name: expect.any(String), foreignNumber: '31' }]),
      })
      await change({ mappings: [{ ...sent, foreignNumber: vat?.own }] })
      expect(await site.database.rows('select own from accounting_mapping')).toEqual([])
    }),
  )

  test('that is not there cannot be called otherwise: field.unknown', async () => {
    const answer = await change({ mappings: [{ kind: 'VAT', own: '99', foreignNumber: '3' }] })
    expect([answer.status, answer.body.errors[0]]).toMatchObject([
      400,
      { fieldName: 'mappings', code: 'field.unknown' },
    ])
  })

  test(
    'has no place over there: the code, the account, and the code on the account are each named',
    undone(async () => {
      await connected()
      expect(await rules()).toEqual([])
      const { own } = await site.database.theRow<{ own: string }>(
        `update product set account = '3200' where organization_id = 1 and key = 'hours' returning product_number as own`,
      )
      expect(await rules()).toEqual([`tripletex.account-vat ${own}`])
      await change({ mappings: [{ kind: 'ACCOUNT', own: '3200', foreignNumber: '3605' }] })
      expect(await rules()).toEqual([])
      await change({
        mappings: [
          { kind: 'ACCOUNT', own: '3200', foreignNumber: '1' },
          { kind: 'VAT', own: '3', foreignNumber: '4' },
        ],
      })
      expect(await rules()).toEqual(['tripletex.vat-unknown 3', 'tripletex.account-unknown 3200'])
    }),
  )

  test(
    'cannot be invoiced where the company has no bank account, or the period of today is closed',
    undone(async () => {
      await connected()
      const bank = [...fake.company.accounts.values()].find(({ isBankAccount }) => isBankAccount)
      const today = osloDateText(new Date())
      const period = [...fake.company.periods.values()].find(({ start, end }) => today >= start && today < end)
      if (!bank || !period) throw new Error('The fake has neither.')
      bank.bankAccountNumber = null
      period.isClosed = true
      expect(await rules()).toEqual(['tripletex.bank-account', 'tripletex.period-closed'])
      bank.bankAccountNumber = '99990100000'
      period.isClosed = false
      expect(await rules()).toEqual([])
    }),
  )
})

test('where the books are elsewhere, and for another organization than the one that is worked in, there is nothing', async () => {
  const both = await site.hire(2, allPermissions)
  expect((await ask('read', undefined, both, 2)).body.code).toBe('resource.unknown')
  expect((await ask('try', undefined, both, 2)).status).toBe(404)
  expect((await ask('history', undefined, both, 2)).status).toBe(404)
  const answer = await site.ask('tripletex.read', staff.token, { params: { organizationId: 2 }, query: { orgId: 1 } })
  expect([answer.status, answer.body.code]).toEqual([404, 'resource.unknown'])
})

test('the configuration is seen and changed with the right to change settings alone', async () => {
  const reader = await site.hire(1, ['ADMIN_SETTINGS_READ', 'BILLING_READ', 'BILLING_WRITE'])
  for (const name of ['read', 'try']) expect((await ask(name, undefined, reader)).status, name).toBe(403)
  expect((await site.ask('tripletex.change', reader.token, { ...of, body: { version: 1 } })).status).toBe(403)
})

test(
  'a configuration that somebody else has changed meanwhile is not overwritten: record.stale',
  undone(async () => {
    await connected()
    const late = await ask('change', { version: 1, employeeToken: 'sen' })
    expect(late).toMatchObject({ status: 409, body: { code: 'record.stale', entity: { hasToken: true } } })
  }),
)

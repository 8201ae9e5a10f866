import { afterAll, beforeAll, expect, test } from 'vitest'
import { testOrg } from '../../platform/db/test-org.ts'
import { createTestApi, refusalOf, type TestApi } from '../../testing/test-api.ts'
import { payInvoices } from '../../testing/test-pay-invoices.ts'
import { billTestTrip } from './test-invoice.ts'

const { organizationId, companyMembershipId, privateMembershipId, owner, colleague, stranger } = testOrg
const dueDay = new Date('2026-11-15T23:59:59+01:00')
const totalOre = 2000 + 4 * 4000 + 33 * 303
const vatOre = 400 + 3200 + 2000

let api: TestApi
let invoiceId: number
beforeAll(async () => {
  api = await createTestApi()
  invoiceId = await billTestTrip(api.database)
})
afterAll(() => api.drop())

const list = (as: number, membershipId: number, now = dueDay) =>
  api.ask('listInvoices', as, { query: { membershipId: String(membershipId) } }, now)
const lines = (as: number, id: number) => api.ask('listInvoiceLines', as, { params: { id } }, dueDay)

test('an owner sees each invoice with its state, dates and KID, and its lines', async () => {
  const { data } = await list(owner, companyMembershipId)
  expect(data).toEqual([
    {
      id: invoiceId,
      number: 10_001,
      membershipId: companyMembershipId,
      organizationId,
      kind: 'INVOICE',
      grouping: 'NONE',
      state: 'OPEN',
      invoiceDate: '2026-11-01',
      dueDate: '2026-11-15',
      totalOre,
      restOre: totalOre,
      vatOre,
      kid: expect.stringMatching(/^0000000200010001\d$/),
      bankAccount: '99990100000',
    },
  ])
  const late = await list(owner, companyMembershipId, new Date('2026-11-16T00:00:00+01:00'))
  expect(late.data[0]?.state).toBe('OVERDUE')
  const detail = await lines(owner, invoiceId)
  expect(detail.data.map(({ productNumber, grossOre, vatOre: vat }) => [productNumber, grossOre, vat])).toEqual([
    ['1000', 2000, 400],
    ['1010', 16_000, 3200],
    ['1020', 9999, 2000],
  ])
  expect(detail.data[0]?.reservation).toMatchObject({
    carNumber: 101,
    start: '2026-10-12T10:00:00+02:00',
    end: '2026-10-12T14:00:00+02:00',
  })
})

test('an invoice that is paid is PAID, however long past its due date', async () => {
  await api.database.change(payInvoices)
  expect((await list(owner, companyMembershipId, new Date('2027-06-01'))).data[0]?.state).toBe('PAID')
})

test('a membership without invoices has an empty list', async () => {
  expect(await list(owner, privateMembershipId)).toEqual({ data: [] })
})

test('a member who is no owner is refused: permission.missing; foreign and missing ones are unknown', async () => {
  expect(await refusalOf(list(colleague, companyMembershipId))).toBe('permission.missing')
  expect(await refusalOf(list(stranger, companyMembershipId))).toBe('resource.unknown')
  expect(await refusalOf(list(owner, testOrg.otherMembershipId))).toBe('resource.unknown')
  expect(await refusalOf(list(owner, 4711))).toBe('resource.unknown')
  for (const as of [colleague, stranger]) {
    expect(await refusalOf(lines(as, invoiceId))).toBe('resource.unknown')
    expect(await refusalOf(lines(as, 4711))).toBe('resource.unknown')
  }
})

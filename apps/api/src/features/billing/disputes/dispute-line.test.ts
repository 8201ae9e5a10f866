import { afterAll, beforeAll, expect, test } from 'vitest'
import { testOrg } from '../../../platform/db/test-org.ts'
import { transaction } from '../../../platform/db/transaction.ts'
import { createTestApi, refusalOf, type TestApi } from '../../../testing/test-api.ts'
import { billMembership } from '../bill-membership.ts'
import { addTestCharge, billTestTrip } from '../test-invoice.ts'

const { organizationId, companyMembershipId: membershipId, owner, colleague, stranger } = testOrg
const now = new Date('2026-11-20T12:00:00+01:00')
let api: TestApi
beforeAll(async () => {
  api = await createTestApi()
  await billTestTrip(api.database)
})
afterAll(() => api.drop())

const addLine = () => addTestCharge(api.database)
const basis = () => api.ask('listBillingBasis', owner, { query: { membershipId: String(membershipId) } }, now)
const dispute = (as: number, id: number, text = 'Jeg vasket den selv') =>
  api.ask('disputeLine', as, { params: { id }, body: { text } }, now)

test('a line that its owner says is wrong waits apart with its deadline, and is on no invoice meanwhile', async () => {
  const id = await addLine()
  expect((await basis()).data).toMatchObject([{ id, reason: 'Bilen var full av sand', disputes: [] }])
  const { entity } = await dispute(owner, id)
  const waits = { text: 'Jeg vasket den selv', dueAt: '2026-12-04T12:00:00+01:00', outcome: null, answer: null }
  expect(entity).toMatchObject({ id, isHeld: true, disputes: [waits] })
  const { data, held } = await basis()
  expect([data, held.map((line) => line.id)]).toEqual([[], [id]])
  const key = { organizationId, membershipId }
  expect(await transaction(api.database, (tx) => billMembership(tx, key, now))).toBeUndefined()
  expect(await refusalOf(dispute(owner, id))).toBe('charge.disputed')
})

test('a line of an invoice, a member who is no owner and a stranger are refused', async () => {
  const id = await addLine()
  expect(await refusalOf(dispute(colleague, id))).toBe('permission.missing')
  expect(await refusalOf(dispute(stranger, id))).toBe('resource.unknown')
  const { id: billed } = await api.database.theRow<{ id: number }>(
    "select id from charge where state = 'billed' limit 1",
  )
  expect(await refusalOf(dispute(owner, billed))).toBe('charge.not-open')
})

test('the owner sees the draft of an invoice with its dates until somebody approves it', async () => {
  expect((await basis()).draft).toBeNull()
  await api.database.change(
    `insert into billing_run (organization_id, id, delivered_until, invoice_date, due_date, drafted_at) values ($1, 7, '2026-10-31', '2026-11-19', '2026-12-03', now())`,
    [organizationId],
  )
  await api.database.change(
    `insert into billing_run_membership (organization_id, run_id, membership_id, gross_ore, vat_ore, lines, last_charge_id, charges)
     values ($1, 7, $2, 50000, 10000, 1, 1, md5('1'))`,
    [organizationId, membershipId],
  )
  const draft = { deliveredUntil: '2026-10-31', invoiceDate: '2026-11-19', dueDate: '2026-12-03', totalOre: 50_000 }
  expect((await basis()).draft).toEqual({ ...draft, openUntil: expect.any(String) })
  await api.database.change(
    "update billing_run set state = 'APPROVED', approved_by = 1, approved_at = now() where id = 7",
  )
  expect((await basis()).draft).toBeNull()
})

import { afterAll, beforeAll, expect, test } from 'vitest'
import { testOrg } from '../../platform/db/test-org.ts'
import { transaction } from '../../platform/db/transaction.ts'
import { createTestApi, refusalOf, type TestApi } from '../../testing/test-api.ts'
import { book, minutesOn, onto } from '../reservations/member/test-bookings.ts'
import { billMembership } from './bill-membership.ts'

const { organizationId, companyMembershipId: membershipId, owner, colleague, stranger } = testOrg
let api: TestApi
beforeAll(async () => {
  api = await createTestApi()
  await api.database.change("update organization set bank_account = '99990100000'")
  // Nobody says how far these trips went, and nothing waits for that.
  await api.database.change("update tariff set kilometer_tiers = '[]'")
})
afterAll(() => api.drop())

const basis = (as: number = owner, id: number = membershipId) =>
  api.ask('listBillingBasis', as, { query: { membershipId: String(id) } }, minutesOn(5000))

test('ended trips and late cancellations are listed until they are invoiced, with the lines of the invoice', async () => {
  expect(await basis()).toEqual({ data: [], held: [], waiting: [], draft: null })
  const trip = await book(api.ask, 1, 121)
  await book(api.ask, 300, 420, { carId: 3 })
  expect(await basis()).toEqual({ data: [], held: [], waiting: [], draft: null })
  const ended = await api.ask('endReservation', owner, onto(trip, { carWasDamaged: false }), minutesOn(121))
  const late = await book(api.ask, 20 * 60, 23 * 60, { carId: 2 })
  const canceled = await api.ask('cancelReservation', owner, onto(late), minutesOn(90))

  const { data } = await basis()
  const sum = data.reduce((all, { grossOre }) => all + grossOre, 0)
  expect(sum).toBe(ended.entity.price.totalOre + canceled.entity.price.totalOre)
  expect(new Set(data.map(({ reservation }) => reservation?.id))).toEqual(new Set([trip.id, late.id]))

  const key = { organizationId, membershipId }
  const invoiceId = await transaction(api.database, (tx) => billMembership(tx, key, minutesOn(5000)))
  const invoiced = await api.ask('listInvoiceLines', owner, { params: { id: invoiceId } }, minutesOn(5001))
  const { data: lines } = invoiced
  expect(data).toMatchObject(lines.map(({ groupName: _, ...line }) => line))
  expect(await basis()).toEqual({ data: [], held: [], waiting: [], draft: null })
})

test('a member who is no owner is refused: permission.missing; a foreign membership is unknown', async () => {
  expect(await refusalOf(basis(colleague))).toBe('permission.missing')
  expect(await refusalOf(basis(stranger))).toBe('resource.unknown')
  expect(await refusalOf(basis(owner, 4711))).toBe('resource.unknown')
})

import { afterAll, beforeAll, expect, test } from 'vitest'
import { testOrg } from '../../platform/db/test-org.ts'
import { createTestApi, refusalOf, type TestApi } from '../../testing/test-api.ts'

const { companyMembershipId: id, owner, colleague, stranger, companyTypeId, termsVersion } = testOrg
const now = new Date('2026-11-20T12:00:00+01:00')
let api: TestApi
beforeAll(async () => {
  api = await createTestApi()
})
afterAll(() => api.drop())

const change = (as: number, body: object) => api.ask('updateBillingData', as, { params: { id }, body }, now)

test('the billing data of a membership are its owner’s to say: what is left out stays, and what is missing is named', async () => {
  await api.database.change('update membership set organization_number = null where id = $1', [id])
  const read = () => api.ask('getBillingData', owner, { params: { id } }, now)
  expect(await read()).toMatchObject({ addressLine: null, missing: ['addressLine', 'postalCode', 'city'] })
  const address = { addressLine: 'Strandgaten 1', postalCode: '0001', city: 'Oslo' }
  const { entity } = await change(owner, { ...address, costCenter: '210', payerId: colleague })
  expect(entity).toMatchObject({ ...address, costCenter: '210', payerId: colleague, missing: [] })
  // Members are told each other's names, and nothing more.
  expect(JSON.stringify(entity)).not.toContain('@')
  await change(owner, { city: '' })
  expect(await read()).toMatchObject({
    addressLine: 'Strandgaten 1',
    city: null,
    missing: ['addressLine', 'postalCode', 'city'],
  })
})

test.each([
  [{ postalCode: '50' }, 'field.postal-code'],
  [{ invoiceEmail: 'a@b.no, c@' }, 'field.email'],
])('the billing data %j are refused: %s', async (body, code) => {
  await expect(change(owner, body)).rejects.toMatchObject({
    issues: [{ message: code, path: [{ key: Object.keys(body)[0] }] }],
  })
})

test('a payer who is no member is refused at the field', async () => {
  const errors = [{ fieldName: 'payerId', code: 'field.unknown' }]
  await expect(change(owner, { payerId: stranger })).rejects.toMatchObject({ errors })
})

test('a colleague and a stranger are refused billing data', async () => {
  expect(await refusalOf(change(colleague, { city: 'Bergen' }))).toBe('membership.not-owner')
  expect(await refusalOf(change(stranger, { city: 'Bergen' }))).toBe('resource.unknown')
})

test('a join takes where the invoices go', async () => {
  const billingData = {
    addressLine: 'Kaien 2',
    postalCode: '5003',
    city: 'Bergen',
    invoiceMethod: 'EHF',
    buyerReference: 'Ola',
  }
  const body = {
    membershipTypeId: companyTypeId,
    name: 'Fjell AS',
    organizationNumber: '123456785',
    termsVersion,
    billingData,
  }
  const { entity } = await api.ask('joinMembership', stranger, { body }, now)
  const read = await api.ask('getBillingData', stranger, { params: { id: entity.id } }, now)
  expect(read).toMatchObject({ ...billingData, organizationNumber: '123456785', missing: [] })
})

test('the founder of a private membership is its one payer, and stays so when an owner with a lower number comes', async () => {
  const { privateTypeId } = testOrg
  const body = { membershipTypeId: privateTypeId, name: 'Fia og Eva', termsVersion }
  const { entity } = await api.ask('joinMembership', stranger, { body }, now)
  await api.database.change(
    'insert into membership_member (organization_id, membership_id, person_id, is_owner, is_default) values (1, $1, $2, true, false)',
    [entity.id, owner],
  )
  const read = (as: number) => api.ask('getBillingData', as, { params: { id: entity.id } }, now)
  expect(await read(stranger)).toMatchObject({ customer: 'Fia Fremmed', payer: 'Fia Fremmed', payerId: stranger })
  const chosen = { params: { id: entity.id }, body: { payerId: owner } }
  await api.ask('updateBillingData', stranger, chosen, now)
  expect(await read(owner)).toMatchObject({ customer: 'Eva Eier', payerId: owner })
})

test('a granted membership has nothing to fill in: the one that granted it is said to pay', async () => {
  await api.database.change(
    'update membership set parent_membership_id = 2, address_line = null where organization_id = 1 and id = 1',
  )
  const read = (of: number) => api.ask('getBillingData', owner, { params: { id: of } }, now)
  expect(await read(1)).toMatchObject({ paidBy: 'Firma AS', missing: [] })
  expect(await read(2)).toMatchObject({ paidBy: null })
})

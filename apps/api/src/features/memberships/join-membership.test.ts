import { afterAll, beforeAll, expect, test } from 'vitest'
import { testOrg } from '../../platform/db/test-org.ts'
import { Refusal } from '../../platform/refusal.ts'
import { createTestApi, refusalOf, type TestApi } from '../../testing/test-api.ts'

const { owner, colleague, stranger, privateTypeId, companyTypeId, partnerTypeId, termsVersion } = testOrg
const now = new Date('2026-11-20T09:00:00Z')

let api: TestApi
beforeAll(async () => {
  api = await createTestApi()
})
afterAll(() => api.drop())

const join = (as: number, body: object) => api.ask('joinMembership', as, { body }, now)
const company = {
  membershipTypeId: companyTypeId,
  name: 'Fjell AS',
  organizationNumber: '123 456 785 MVA',
  termsVersion,
}

test("the types to join include a partner's only for those who bring its key", async () => {
  const names = async (query: object) =>
    (await api.ask('listMembershipTypes', undefined, { query }, now)).data.map(({ name }) => name)
  expect(await names({})).toEqual(['Privat', 'Bedrift'])
  expect(await names({ partnerKey: 'havna' })).toEqual(['Privat', 'Bedrift', 'Havna borettslag'])
  expect(await names({ partnerKey: 'feil' })).toEqual(['Privat', 'Bedrift'])
  expect(await names({ orgId: 2 })).toEqual([])
})

test('a private membership is active at once, records the accepted terms, and can be joined once', async () => {
  const { entity, errors, error } = await join(stranger, { membershipTypeId: privateTypeId, name: 'Fia', termsVersion })
  expect({ errors, error }).toEqual({ errors: [], error: null })
  expect(entity).toMatchObject({ name: 'Fia', state: 'ACTIVE', isOwner: true, typeName: 'Privat', default: false })
  const accepted = 'select person_id, version, accepted_at from membership_terms where membership_id = $1'
  expect(await api.database.rows(accepted, [entity.id])).toEqual([
    { person_id: stranger, version: termsVersion, accepted_at: now },
  ])
  const again = join(stranger, { membershipTypeId: privateTypeId, name: 'Fia igjen', termsVersion })
  expect(await refusalOf(again)).toBe('membership.already-joined')
})

test('a company membership waits for payment, and its organisation number can be used once', async () => {
  const { entity } = await join(colleague, company)
  expect(entity).toMatchObject({ state: 'PAYMENT_REQUIRED', organizationNumber: '123456785', depositOre: 200_000 })
  const refused = await join(owner, company).catch((error: unknown) => error)
  expect(refused).toBeInstanceOf(Refusal)
  expect((refused as Refusal).errors).toMatchObject([
    { fieldName: 'organizationNumber', code: 'membership.organization-taken' },
  ])
})

test('two people who join with one organisation number at once: one succeeds', async () => {
  const both = [owner, stranger].map((as) => join(as, { ...company, organizationNumber: '701730496' }))
  const outcomes = await Promise.allSettled(both)
  expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
})

test('one person who joins twice at once gets one private membership', async () => {
  const form = { membershipTypeId: privateTypeId, name: 'Kari', termsVersion }
  const outcomes = await Promise.allSettled([join(colleague, form), join(colleague, form)])
  expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
})

test('joining with a wrong organisation number, old terms, an unknown type or without the partner key is refused', async () => {
  const missing = await join(owner, { ...company, organizationNumber: '' }).catch((error: unknown) => error)
  expect((missing as Refusal).errors).toMatchObject([{ fieldName: 'organizationNumber', code: 'field.required' }])
  await expect(join(owner, { ...company, organizationNumber: '123456784' })).rejects.toThrow()
  const partner = { membershipTypeId: partnerTypeId, name: 'Eva', termsVersion }
  expect(await refusalOf(join(owner, partner))).toBe('resource.unknown')
  expect(await refusalOf(join(owner, { ...partner, partnerKey: 'havna' }))).toBe('membership.already-joined')
  expect(await refusalOf(join(owner, { ...company, termsVersion: '2025-1' }))).toBe('membership.terms-changed')
  expect(await refusalOf(join(owner, { ...company, membershipTypeId: 4711 }))).toBe('resource.unknown')
})

test('a person whose membership is blocked cannot join anew: membership.blocked', async () => {
  await api.database.change("update membership set state = 'BLOCKED' where id = $1", [testOrg.privateMembershipId])
  const again = join(owner, { ...company, organizationNumber: '974760673' })
  expect(await refusalOf(again)).toBe('membership.blocked')
})

import { afterAll, beforeAll, expect, test } from 'vitest'
import { testOrg } from '../../platform/db/test-org.ts'
import { createTestApi, refusalOf, type TestApi } from '../../testing/test-api.ts'

const { owner, colleague, stranger, privateMembershipId, companyMembershipId: id } = testOrg
const now = new Date('2026-11-20T09:00:00Z')
const later = (hours: number) => new Date(now.getTime() + hours * 3_600_000).toISOString()

let api: TestApi
beforeAll(async () => {
  api = await createTestApi()
})
afterAll(() => api.drop())

const remove = (as: number, memberId: number) => api.ask('removeMember', as, { params: { id, memberId } }, now)
const setDefault = (as: number, membershipId: number, memberId: number, body?: object) =>
  api.ask('setDefaultMembership', as, { params: { id: membershipId, memberId }, ...(body && { body }) }, now)
const defaultsOf = async (as: number) =>
  (await api.ask('listMemberships', as, {}, now)).data.filter((one) => one.default).map(({ name }) => name)

test('each person has one default membership, set by themselves or by an owner for members', async () => {
  expect(await defaultsOf(owner)).toEqual(['Eva privat'])
  expect(await setDefault(owner, id, owner, { default: true })).toMatchObject({ entity: { id: owner, default: true } })
  expect(await defaultsOf(owner)).toEqual(['Firma AS'])
  expect(await refusalOf(setDefault(colleague, id, owner, { default: true }))).toBe('membership.not-owner')
  await setDefault(owner, id, colleague, { default: false })
  expect(await defaultsOf(colleague)).toEqual([])
  expect(await refusalOf(setDefault(owner, id, stranger, { default: true }))).toBe('resource.unknown')
  expect(await refusalOf(setDefault(stranger, id, stranger, { default: true }))).toBe('resource.unknown')
})

test('an owner changes name, place and ID card; a member is refused, and for others it is unknown', async () => {
  const place = { name: 'Torget', latitude: 60.39, longitude: 5.32 }
  const update = (as: number, body: object) => api.ask('updateMembership', as, { params: { id }, body }, now)
  const changed = await update(owner, { name: ' Firma Nord AS ', defaultLocation: JSON.stringify(place) })
  expect(changed.entity.name).toBe('Firma Nord AS')
  expect(JSON.parse(changed.entity.defaultLocation ?? '')).toEqual(place)
  const kept = await update(owner, { externalIdCard: 'ID 4711', state: 'BLOCKED', organizationId: 2 })
  expect(kept.entity).toMatchObject({
    name: 'Firma Nord AS',
    externalIdCard: 'ID 4711',
    state: 'ACTIVE',
    organizationId: 1,
  })
  expect((await update(owner, { defaultLocation: null })).entity.defaultLocation).toBeNull()
  expect(await refusalOf(update(colleague, { name: 'Mitt' }))).toBe('membership.not-owner')
  expect(await refusalOf(update(stranger, { name: 'Mitt' }))).toBe('resource.unknown')
})

test('a member with an active reservation cannot be removed until it is over', async () => {
  const body = { membershipId: id, carId: 1, start: later(2), end: later(4) }
  const { entity } = await api.ask('createReservation', colleague, { body }, now)
  expect(await refusalOf(remove(owner, colleague))).toBe('membership.reservation-active')
  expect(await refusalOf(remove(colleague, colleague))).toBe('membership.reservation-active')
  await api.ask('cancelReservation', colleague, { params: { id: entity.id } }, now)
  expect(await refusalOf(remove(colleague, owner))).toBe('membership.not-owner')
  expect(await refusalOf(remove(stranger, colleague))).toBe('resource.unknown')
  await remove(owner, colleague)
  expect(await refusalOf(api.ask('createReservation', colleague, { body }, now))).toBe('resource.unknown')
  expect(await refusalOf(api.ask('listMembershipMembers', colleague, { params: { id } }, now))).toBe('resource.unknown')
})

test('the last owner cannot be removed, also when two owners remove each other at once', async () => {
  expect(await refusalOf(remove(owner, owner))).toBe('membership.last-owner')
  await api.database.change(
    'insert into membership_member (organization_id, membership_id, person_id, is_owner) values (1, $1, $2, true)',
    [id, stranger],
  )
  const outcomes = await Promise.all([refusalOf(remove(owner, stranger)), refusalOf(remove(stranger, owner))])
  expect(outcomes.filter((outcome) => outcome === 'answered')).toHaveLength(1)
  const owners = 'select person_id from membership_member where membership_id = $1 and is_owner'
  expect(await api.database.rows(owners, [id])).toHaveLength(1)
})

test('a member can remove themselves', async () => {
  await api.database.change(
    'insert into membership_member (organization_id, membership_id, person_id) values (1, $1, $2)',
    [privateMembershipId, colleague],
  )
  const params = { id: privateMembershipId, memberId: colleague }
  await api.ask('removeMember', colleague, { params }, now)
  expect((await api.ask('listMemberships', colleague, {}, now)).data.map(({ id: left }) => left)).not.toContain(
    privateMembershipId,
  )
})

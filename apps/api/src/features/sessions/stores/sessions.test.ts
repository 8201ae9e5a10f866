import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../../platform/db/test-database.ts'
import { createTestOrg, testOrg } from '../../../platform/db/test-org.ts'
import { transaction } from '../../../platform/db/transaction.ts'
import { claimCall, deleteCallsBefore, finishCall } from '../../../platform/idempotency/idempotency-store.ts'
import { changePasswordHash, findCredentials, findPerson } from '../../accounts/stores/persons.ts'
import { findMembership, listMembers, listMemberships, lockMembership } from '../../memberships/stores/memberships.ts'
import { countFailure, findLock, forgetFailures, lockLogin } from './login-attempts.ts'
import {
  createSession,
  deleteSessionsBefore,
  findLiveSession,
  revokeSession,
  revokeSessionsOf,
  touchSession,
} from './sessions.ts'
import { listPermissions } from './staff-permissions.ts'

let suite: TestDatabase
beforeAll(async () => {
  suite = await createTestDatabase()
  await createTestOrg(suite.database)
})
afterAll(() => suite.drop())

const now = new Date('2026-11-20T10:00:00Z')
const minutes = (count: number) => new Date(now.getTime() + count * 60_000)

test('a person is found by e-mail address in any letter case, with cards and permissions', async () => {
  const { database } = suite
  await changePasswordHash(database, testOrg.owner, 'hash')
  expect(await findCredentials(database, 'eva@DELEBIL.test')).toMatchObject({ personId: 1, passwordHash: 'hash' })
  expect(await findCredentials(database, "' or 1=1 --")).toBeUndefined()
  expect(await findPerson(database, testOrg.owner)).toMatchObject({ name: 'Eva Eier', cards: [] })
  expect(await listPermissions(database, testOrg.colleague)).toEqual([
    { organizationId: 1, permissions: ['RESERVATION_READ', 'RESERVATION_WRITE'] },
    { organizationId: 2, permissions: ['BILLING_READ'] },
  ])
})

test('the memberships listed are those of the person alone', async () => {
  const { database } = suite
  expect((await listMemberships(database, testOrg.owner)).map(({ name, memberCount }) => [name, memberCount])).toEqual([
    ['Eva privat', 1],
    ['Firma AS', 2],
  ])
  expect(await findMembership(database, testOrg.colleague, testOrg.privateMembershipId)).toBeUndefined()
  expect((await listMembers(database, 1, testOrg.companyMembershipId)).map(({ name }) => name)).toEqual([
    'Eva Eier',
    'Kari Kollega',
  ])
  expect(await transaction(database, (tx) => lockMembership(tx, 1, testOrg.privateMembershipId))).toBe(2)
})

test('a session lives until it expires, is idle too long or is revoked', async () => {
  const { database } = suite
  const open = async (name: string) => {
    const tokenHash = Buffer.from(name)
    await createSession(database, { tokenHash, personId: testOrg.owner, scope: 'member', now, expiresAt: minutes(60) })
    return tokenHash
  }
  const first = await open('first')
  await open('second')
  const lives = async (at: Date) => (await findLiveSession(database, first, at, minutes(-1))) !== undefined
  expect(await lives(minutes(59))).toBe(true)
  expect(await lives(minutes(60))).toBe(false)
  expect(await findLiveSession(database, first, now, minutes(1))).toBeUndefined()
  await touchSession(database, first, minutes(5))
  expect(await findLiveSession(database, first, now, minutes(1))).toMatchObject({ personId: 1, lastSeenAt: minutes(5) })
  expect(await revokeSession(database, first, now)).toBe(true)
  expect(await revokeSession(database, first, now)).toBe(false)
  expect(await lives(now)).toBe(false)
  expect(await revokeSessionsOf(database, testOrg.owner, now)).toBe(1)
  expect(await deleteSessionsBefore(database, minutes(1))).toBe(2)
})

test('failures in a row are counted one by one when they come at once, and forgotten in time', async () => {
  const { database } = suite
  const key = { kind: 'account', key: 'eva@delebil.test' } as const
  const counts = await Promise.all(Array.from({ length: 10 }, () => countFailure(database, key, now, minutes(-15))))
  expect(counts.sort((a, b) => a - b)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10])
  await lockLogin(database, key, minutes(3))
  await lockLogin(database, key, minutes(1))
  const address = { kind: 'address', key: '192.0.2.1' } as const
  expect(await findLock(database, [key, address], now)).toEqual(minutes(3))
  expect(await findLock(database, [address], now)).toBeUndefined()
  expect(await findLock(database, [key], minutes(4))).toBeUndefined()
  expect(await countFailure(database, key, minutes(20), minutes(5))).toBe(1)
  await forgetFailures(database, key)
  expect(await countFailure(database, key, now, minutes(-15))).toBe(1)
})

test('a hundred equal calls at once do the work once and get one answer', async () => {
  const { database } = suite
  const call = { personId: testOrg.owner, key: 'k1', fingerprint: Buffer.from('book car 1') }
  const answer = { status: 201, headers: { location: '/api/reservations/1' }, body: '{"b": 1,"a":2}' }
  let work = 0
  const send = () =>
    transaction(database, async (tx) => {
      const claim = await claimCall(tx, call)
      if (claim.state !== 'claimed') return claim
      work += 1
      await finishCall(tx, call, answer)
      return { state: 'replay' as const, answer }
    })
  const answers = await Promise.all(Array.from({ length: 100 }, send))
  expect(work).toBe(1)
  expect(new Set(answers.map((one) => JSON.stringify(one)))).toEqual(
    new Set([JSON.stringify({ state: 'replay', answer })]),
  )
  expect(await claimCall(database, { ...call, fingerprint: Buffer.from('book car 2') })).toEqual({ state: 'mismatch' })
  expect(await claimCall(database, { ...call, personId: testOrg.stranger })).toEqual({ state: 'claimed' })
  expect(await claimCall(database, { ...call, personId: testOrg.stranger })).toEqual({ state: 'in-flight' })
  expect(await deleteCallsBefore(database, new Date(Date.now() + 60_000))).toBe(2)
})

test('a call that failed leaves its key free', async () => {
  const call = { personId: testOrg.owner, key: 'k2', fingerprint: Buffer.from('x') }
  const failed = transaction(suite.database, async (tx) => {
    await claimCall(tx, call)
    throw new Error('no')
  })
  await expect(failed).rejects.toThrow('no')
  expect(await claimCall(suite.database, call)).toEqual({ state: 'claimed' })
})

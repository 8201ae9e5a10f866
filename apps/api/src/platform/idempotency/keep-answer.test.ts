import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../db/test-database.ts'
import { createTestOrg, testOrg } from '../db/test-org.ts'
import { claimCall, keepAnswer } from './idempotency-store.ts'

let suite: TestDatabase
beforeAll(async () => {
  suite = await createTestDatabase()
  await createTestOrg(suite.database)
})
afterAll(() => suite.drop())

const callOf = (key: string, personId: number = testOrg.owner, fill = 1) => ({
  personId,
  key,
  fingerprint: Buffer.alloc(32, fill),
})
const answerOf = (body: string) => ({ status: 409, headers: { 'content-type': 'application/problem+json' }, body })

test('answers that are kept at the same moment are each kept once, and read to the byte', async () => {
  const { database } = suite
  await keepAnswer(database, { call: callOf('used'), answer: answerOf('{"a":"før"}') })
  const calls = [callOf('b'), callOf('used'), callOf('a'), callOf('a', testOrg.owner, 2), callOf('a', 2)]
  const kept = await Promise.all(
    calls.map((call, index) => keepAnswer(database, { call, answer: answerOf(`{"n": ${index}, "t": "å\\n\\u0000"}`) })),
  )
  expect(kept).toEqual([true, false, true, false, true])
  expect(await claimCall(database, callOf('a'))).toEqual({
    state: 'replay',
    answer: answerOf('{"n": 2, "t": "å\\n\\u0000"}'),
  })
  expect(await claimCall(database, callOf('a', 2))).toMatchObject({ state: 'replay', answer: { status: 409 } })
  expect(await claimCall(database, callOf('a', testOrg.owner, 2))).toEqual({ state: 'mismatch' })
  expect(await claimCall(database, callOf('used'))).toMatchObject({ answer: { body: '{"a":"før"}' } })
})

test('an answer that the release before kept is given again', async () => {
  const { database } = suite
  await database.change(
    `insert into idempotency (person_id, key, fingerprint, status, headers, body) values ($1, 'before', $2, 409, '{"a":"b"}', 'før')`,
    [testOrg.owner, callOf('before').fingerprint],
  )
  const answer = { status: 409, headers: { a: 'b' }, body: 'før' }
  expect(await claimCall(database, callOf('before'))).toEqual({ state: 'replay', answer })
})

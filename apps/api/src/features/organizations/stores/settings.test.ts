import { standardPolicy, termsOf } from '@delebil/validation'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../../platform/db/test-database.ts'
import { createTestOrg } from '../../../platform/db/test-org.ts'
import { findReservation } from '../../reservations/stores/reservations.ts'
import { readPolicy } from './settings.ts'

const now = new Date('2026-11-22T12:00:00+01:00')
let suite: TestDatabase
beforeAll(async () => {
  suite = await createTestDatabase()
  await createTestOrg(suite.database)
})
afterAll(() => suite.drop())

test('a reservation booked before there were policies has the standard terms', async () => {
  await suite.database.change(
    `insert into reservation (organization_id, id, kind, membership_id, person_id, car_id, start_at, end_at, busy_until, tariff_id)
     values (1, 70, 'member', 2, 1, 1, $1, $1::timestamptz + interval '1 hour', $1::timestamptz + interval '1 hour', 1)`,
    [now],
  )
  expect(await findReservation(suite.database, { personId: 1 }, 70)).toMatchObject(termsOf(standardPolicy))
})

test('stored values that are invalid or out of bounds are replaced by the standard policy', async () => {
  await suite.database.change(
    `insert into organization_setting (organization_id, key, valid_from, value) values
       (1, 'cancelFeePercent', '2026-01-01', '101'), (1, 'holdMinutes', '2026-01-01', '"ti"'), (1, 'nothing', '2026-01-01', '5')`,
  )
  expect(await readPolicy(suite.database, 1, now)).toEqual(standardPolicy)
})

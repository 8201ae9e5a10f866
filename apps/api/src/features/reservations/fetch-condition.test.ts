import { afterAll, beforeAll, expect, test } from 'vitest'
import { type FakeCarAccess, startFakeCarAccess } from '../../adapters/car-access/fake.ts'
import { createHttpCarAccess } from '../../adapters/car-access/http-car-access.ts'
import { testOrg } from '../../platform/db/test-org.ts'
import { createTestApi, type TestApi } from '../../testing/test-api.ts'
import { book, minutesOn, onto } from './member/test-bookings.ts'

let fake: FakeCarAccess
let api: TestApi
beforeAll(async () => {
  fake = await startFakeCarAccess()
  api = await createTestApi({ carAccess: createHttpCarAccess(fake.url) })
})
afterAll(async () => {
  await api.drop()
  await fake.stop()
})

test('a car that never answers keeps an end waiting for less than the deadline of its port, and the trip ends', async () => {
  fake.script('101', 'silent')
  const trip = await book(api.ask, 0, 60)
  const began = performance.now()
  const { entity } = await api.ask('endReservation', testOrg.owner, onto(trip, { carWasDamaged: false }), minutesOn(30))
  expect(performance.now() - began).toBeLessThan(7000)
  expect(entity).toMatchObject({ state: 'PAST', kilometersMissing: true })
})

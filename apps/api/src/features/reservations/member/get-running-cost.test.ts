import { afterAll, beforeAll, expect, test } from 'vitest'
import { testOrg } from '../../../platform/db/test-org.ts'
import { createTestApi, refusalOf, type TestApi } from '../../../testing/test-api.ts'
import { book, minutesOn, onto, wire } from './test-bookings.ts'

const { owner, colleague, stranger, privateMembershipId: membershipId } = testOrg
let api: TestApi
beforeAll(async () => {
  api = await createTestApi()
})
afterAll(() => api.drop())

const cost = (trip: { id: number }, minute: number, as: number = owner) =>
  api.ask('getRunningCost', as, onto(trip), minutesOn(minute))

test('the cost so far comes in lines, and the bill is what ending now was said to cost', async () => {
  const trip = await book(api.ask, 0, 180, { superDamageWaiver: true, membershipId })
  const early = await cost(trip, 40)
  expect(early).toMatchObject({
    soFar: { totalOre: 2000 + 4000 + 500 },
    atEnd: { totalOre: 2000 + 3 * 4500 },
    changesAt: wire(61),
  })
  expect(early.soFar.lines.map(({ description }) => description)).toEqual([
    'Startpris',
    'Leietid',
    'Redusert egenandel',
  ])
  const late = await cost(trip, 200)
  expect(late.soFar).toEqual(late.endNow)
  expect(early).toMatchObject({ endNow: early.atEnd, drivenKilometers: null })
  const ended = await api.ask('endReservation', owner, onto(trip, { carWasDamaged: false }), minutesOn(200))
  expect(ended.entity.price).toEqual(late.endNow)
  expect(await refusalOf(cost(trip, 201))).toBe('reservation.not-active')
})

test('the running cost of a trip ahead is refused: not-started; of a cancelled one: not-active', async () => {
  const trip = await book(api.ask, 400, 520, { membershipId })
  expect(await refusalOf(cost(trip, 399))).toBe('reservation.not-started')
  await api.ask('cancelReservation', owner, onto(trip), minutesOn(1))
  expect(await refusalOf(cost(trip, 401))).toBe('reservation.not-active')
})

test("the running cost of another person's trip is unknown", async () => {
  const trip = await book(api.ask, 0, 120, { carId: 2, membershipId })
  for (const as of [colleague, stranger]) {
    expect(await refusalOf(cost(trip, 30, as))).toBe('resource.unknown')
    expect(await refusalOf(cost({ id: 4711 }, 30, as))).toBe('resource.unknown')
  }
})

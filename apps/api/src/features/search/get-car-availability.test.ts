import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { testOrg } from '../../platform/db/test-org.ts'
import { createTestApi, refusalOf, type TestApi } from '../../testing/test-api.ts'
import { book, minutesOn, onto, wire } from '../reservations/member/test-bookings.ts'

let api: TestApi
beforeAll(async () => {
  api = await createTestApi()
})
afterAll(() => api.drop())
beforeEach(() => api.database.change('delete from reservation'))

type Window = { from: number; to: number; reservationId?: string; at?: number; as?: number; car?: number }
const ask = ({ from, to, reservationId, at = 0, as, car = 1 }: Window) => {
  const query = { start: wire(from), end: wire(to), ...(reservationId && { reservationId }) }
  return api.ask('getCarAvailability', as, { params: { id: car }, query }, minutesOn(at))
}

test('the window is answered from end to end, free and reserved in turn', async () => {
  await book(api.ask, 120, 180)
  const answer = await ask({ from: 60, to: 240 })
  expect(answer).toMatchObject({ carId: 1, isPeriodAvailable: false, isAvailable: true })
  expect(answer.periods.map(({ start, end, state }) => [start, end, state])).toEqual([
    [wire(60), wire(120), 'AVAILABLE'],
    [wire(120), wire(180), 'RESERVED'],
    [wire(180), wire(240), 'AVAILABLE'],
  ])
  expect(answer.availablePeriods).toHaveLength(2)
})

test('a gap too short for a reservation is listed, and does not make the car available', async () => {
  await book(api.ask, 90, 180)
  expect(await ask({ from: 60, to: 180 })).toMatchObject({ isAvailable: false, availablePeriods: [{}] })
})

test("one's own reservation does not block its own period; a stranger's is unknown", async () => {
  const { id } = await book(api.ask, 60, 240)
  const reservationId = String(id)
  expect(await ask({ from: 60, to: 240, reservationId, as: testOrg.owner })).toMatchObject({ isPeriodAvailable: true })
  expect(await refusalOf(ask({ from: 60, to: 240, reservationId, as: testOrg.stranger }))).toBe('resource.unknown')
  expect(await refusalOf(ask({ from: 60, to: 240, reservationId }))).toBe('resource.unknown')
})

test('a car that is late is busy until now, and free from then on', async () => {
  const late = await book(api.ask, 0, 60)
  await api.ask('dialToOpen', testOrg.owner, onto(late), minutesOn(0))
  const { periods } = await ask({ from: 55, to: 175, at: 75 })
  expect(periods[0]).toMatchObject({ start: wire(55), end: wire(75), state: 'RESERVED' })
  expect(await ask({ from: 80, to: 175, at: 75 })).toMatchObject({ isPeriodAvailable: true })
})

test('the availability of a car that does not exist is unknown', async () => {
  expect(await refusalOf(ask({ from: 0, to: 60, car: 99 }))).toBe('resource.unknown')
})

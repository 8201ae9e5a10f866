import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import type { CarAccess } from '../../adapters/car-access/port.ts'
import { testOrg } from '../../platform/db/test-org.ts'
import { createTestApi, refusalOf, type TestApi, testCarAccess } from '../../testing/test-api.ts'
import { book, minutesOn, onto } from '../reservations/member/test-bookings.ts'

const lock = vi.fn<CarAccess['lock']>()
const condition = vi.fn<CarAccess['condition']>()
let api: TestApi
beforeAll(async () => {
  api = await createTestApi({ carAccess: { ...testCarAccess, lock, condition } })
})
afterAll(() => api.drop())
beforeEach(async () => {
  lock.mockReset().mockResolvedValue('locked')
  condition.mockReset().mockResolvedValue(reported)
  await api.database.change('delete from car_access_attempt')
  await api.database.change('delete from reservation')
  await api.database.change("update car set access = '{TELEMATICS}'")
})

const { owner, colleague, stranger } = testOrg
const reported = {
  isLocked: true,
  areDoorsClosed: true,
  chargePercent: 64,
  isCharging: false,
  fuelPercent: null,
  rangeKilometers: 210,
  odometerKilometers: 48_211,
  position: { lat: 60.39123456, lng: 5.32 },
}
type Reservation = { id: number }
const lockIt = (reservation: Reservation, minute: number, as: number = owner) =>
  api.ask('lockCar', as, onto(reservation), minutesOn(minute))
const look = (reservation: Reservation, minute: number, as: number = owner) =>
  api.ask('getCarState', as, onto(reservation), minutesOn(minute))
const tries = () =>
  api.database.rows<{ action: string; result: string }>('select action, result from car_access_attempt order by id')

test('locking during the reservation locks the car and does not end the trip', async () => {
  const reservation = await book(api.ask, 0, 60)
  const { entity } = await lockIt(reservation, 20)
  expect(entity).toMatchObject({ state: 'ONGOING', started: null, ended: null })
  expect(lock.mock.calls[0]?.[0]).toMatchObject({ carNumber: '101', way: 'TELEMATICS' })
  expect(await tries()).toEqual([
    { action: 'lock', result: 'asked' },
    { action: 'lock', result: 'locked' },
  ])
})

test("locking and the car's state are possible as long as opening is, else outside-window", async () => {
  const reservation = await book(api.ask, 60, 120)
  expect(await refusalOf(lockIt(reservation, 49))).toBe('reservation.outside-window')
  expect(await refusalOf(look(reservation, 49))).toBe('reservation.outside-window')
  await lockIt(reservation, 50)
  await lockIt(reservation, 130)
  await look(reservation, 130)
  expect(await refusalOf(lockIt(reservation, 131))).toBe('reservation.outside-window')
  expect(await refusalOf(look(reservation, 131))).toBe('reservation.outside-window')
  expect(lock).toHaveBeenCalledTimes(2)
})

test('an open door, a refusal, silence and a broken service each have their problem code', async () => {
  const reservation = await book(api.ask, 0, 60)
  lock.mockResolvedValueOnce('door-open').mockResolvedValueOnce('refused').mockResolvedValueOnce('silent')
  lock.mockRejectedValueOnce(new Error('no way'))
  const answers = []
  for (let minute = 1; minute <= 4; minute += 1) answers.push(await refusalOf(lockIt(reservation, minute)))
  expect(answers).toEqual(['car-access.door-open', 'car-access.lock-refused', 'car-access.silent', 'car-access.silent'])
})

test('a car without telematics is neither locked nor asked: car-access.not-possible', async () => {
  await api.database.change("update car set dial_to_open_phone = '+4758', access = '{DIAL,BLUETOOTH}' where id = 1")
  const reservation = await book(api.ask, 0, 60)
  expect(await refusalOf(lockIt(reservation, 5))).toBe('car-access.not-possible')
  expect(await refusalOf(look(reservation, 5))).toBe('car-access.not-possible')
  expect(lock).not.toHaveBeenCalled()
})

test('the state of the car is told to those who drive it, with its position rounded', async () => {
  const reservation = await book(api.ask, 0, 60)
  expect(await look(reservation, 5)).toMatchObject({
    isLocked: true,
    chargePercent: 64,
    position: { type: 'Point', coordinates: [5.32, 60.39123] },
  })
  condition.mockResolvedValueOnce('silent')
  expect(await refusalOf(look(reservation, 6))).toBe('car-access.silent')
})

test("locking or the car's state by anybody else is refused and recorded, without asking the car", async () => {
  const reservation = await book(api.ask, 0, 60, { as: colleague })
  for (const ask of [lockIt, look]) {
    expect(await refusalOf(ask(reservation, 5, owner))).toBe('permission.missing')
    expect(await refusalOf(ask(reservation, 5, stranger))).toBe('resource.unknown')
  }
  expect(lock).not.toHaveBeenCalled()
  expect(condition).not.toHaveBeenCalled()
  expect((await tries()).map(({ result }) => result)).toEqual(
    Array.from({ length: 2 }, () => ['permission.missing', 'resource.unknown']).flat(),
  )
})

test('locking after the trip was ended is refused: reservation.not-active', async () => {
  const reservation = await book(api.ask, 0, 60)
  await api.ask('endReservation', owner, onto(reservation, { carWasDamaged: false }), minutesOn(10))
  expect(await refusalOf(lockIt(reservation, 11))).toBe('reservation.not-active')
})

import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import type { CarAccess } from '../../adapters/car-access/port.ts'
import { testOrg } from '../../platform/db/test-org.ts'
import { askWith, createTestApi, refusalOf, type TestApi, testCarAccess } from '../../testing/test-api.ts'
import { book, minutesOn, onto, wire } from '../reservations/member/test-bookings.ts'

const open = vi.fn<CarAccess['open']>()
let api: TestApi
beforeAll(async () => {
  api = await createTestApi({ carAccess: { ...testCarAccess, open } })
})
afterAll(() => api.drop())
beforeEach(async () => {
  open.mockReset().mockResolvedValue('opened')
  await api.database.change('delete from car_access_attempt')
  await api.database.change('delete from reservation')
})

const { owner, colleague, stranger } = testOrg
const dial = (reservation: { id: number }, minute: number, as: number = owner) =>
  api.ask('dialToOpen', as, onto(reservation), minutesOn(minute))
const tries = async () => {
  const rows = await api.database.rows<{ result: string }>('select result from car_access_attempt order by id')
  return rows.map(({ result }) => result)
}

test('opening during the reservation opens the car, and the first time begins the trip', async () => {
  const reservation = await book(api.ask, 0, 60)
  expect((await dial(reservation, 5)).entity.started).toBe(wire(5))
  expect((await dial(reservation, 20)).entity.started).toBe(wire(5))
  expect(open.mock.calls[0]?.[0]).toMatchObject({
    organizationId: 1,
    carNumber: '101',
    licensePlate: 'EL10001',
    way: 'TELEMATICS',
  })
  expect(await tries()).toEqual(['asked', 'opened', 'asked', 'opened'])
})

test('opening is possible from ten minutes before the start until ten after the end, else outside-window', async () => {
  const reservation = await book(api.ask, 60, 120)
  expect(await refusalOf(dial(reservation, 49))).toBe('reservation.outside-window')
  await dial(reservation, 50)
  await dial(reservation, 130)
  expect(await refusalOf(dial(reservation, 131))).toBe('reservation.outside-window')
  expect(open).toHaveBeenCalledTimes(2)
  expect(await tries()).toContain('reservation.outside-window')
})

test('a car that is silent or refuses does not begin the trip', async () => {
  const reservation = await book(api.ask, 0, 60)
  open.mockResolvedValueOnce('silent').mockResolvedValueOnce('refused').mockRejectedValueOnce(new Error('no way'))
  expect(await refusalOf(dial(reservation, 5))).toBe('car-access.silent')
  expect(await refusalOf(dial(reservation, 5))).toBe('car-access.refused')
  expect(await refusalOf(dial(reservation, 5))).toBe('car-access.silent')
  expect((await api.ask('getReservation', owner, onto(reservation), minutesOn(6))).started).toBeNull()
})

test('opening by anybody but booker and driver is refused and recorded, without asking the car', async () => {
  const reservation = await book(api.ask, 0, 60, { as: colleague })
  expect(await refusalOf(dial(reservation, 5, owner))).toBe('permission.missing')
  expect(await refusalOf(dial(reservation, 5, stranger))).toBe('resource.unknown')
  expect(await refusalOf(dial({ id: 999_999 }, 5))).toBe('resource.unknown')
  expect(open).not.toHaveBeenCalled()
  expect(await tries()).toEqual(['permission.missing', 'resource.unknown'])
  await dial(reservation, 5, colleague)
})

test('a car without telematics is called by phone; one with Bluetooth alone: car-access.not-possible', async () => {
  await api.database.change(
    "update car set dial_to_open_phone = '+4758000000001', access = '{DIAL,BLUETOOTH}' where id = 2",
  )
  await api.database.change("update car set access = '{BLUETOOTH}' where id = 3")
  await dial(await book(api.ask, 0, 60, { carId: 2 }), 5)
  expect(open.mock.calls[0]?.[0]).toMatchObject({ way: 'DIAL', phone: '+4758000000001' })
  expect(await refusalOf(dial(await book(api.ask, 0, 60, { carId: 3 }), 5))).toBe('car-access.not-possible')
  expect(open).toHaveBeenCalledTimes(1)
  expect(await tries()).toEqual(['asked', 'opened', 'car-access.not-possible'])
  await api.database.change("update car set access = '{TELEMATICS}'")
})

test('after an end, a cancellation or a swap the old car is not opened: reservation.not-active', async () => {
  const ended = await book(api.ask, 0, 60)
  await api.ask('endReservation', owner, onto(ended, { carWasDamaged: false }), minutesOn(10))
  expect(await refusalOf(dial(ended, 11))).toBe('reservation.not-active')
  const canceled = await book(api.ask, 0, 60, { carId: 2 })
  await api.ask('cancelReservation', owner, onto(canceled), minutesOn(1))
  expect(await refusalOf(dial(canceled, 2))).toBe('reservation.not-active')
  expect(open).not.toHaveBeenCalled()
})

test('no transaction is open while the car is asked to open', async () => {
  const reservation = await book(api.ask, 0, 60)
  open.mockImplementation(async () => {
    const rows = await api.database.rows(
      "select 1 from pg_stat_activity where datname = current_database() and state like 'idle in transaction%'",
    )
    expect(rows).toEqual([])
    return 'opened'
  })
  await dial(reservation, 5)
})

test('a site without car access refuses to open or lock: car-access.not-possible', async () => {
  const without = askWith(api.database, { carAccess: undefined })
  const reservation = await book(api.ask, 0, 60)
  expect(await refusalOf(without('dialToOpen', owner, onto(reservation), minutesOn(5)))).toBe('car-access.not-possible')
  expect(await refusalOf(without('lockCar', owner, onto(reservation), minutesOn(5)))).toBe('car-access.not-possible')
  expect(await tries()).toEqual(['car-access.not-possible', 'car-access.not-possible'])
  expect(await without('getEndBlockers', owner, onto(reservation), minutesOn(5))).toMatchObject({ warnings: [] })
})

import type { Refusal, Reservation } from '@delebil/core-api'
import { type ProblemCode, problemText } from '@delebil/validation/text'
import { expect, it, vi } from 'vitest'
import { type BookingSurroundings, createBooking } from './model.ts'

const request = {
  carId: 12,
  organizationId: 1,
  period: { start: new Date('2026-11-21T13:30:00+01:00'), end: new Date('2026-11-21T18:00:00+01:00') },
  superDamageWaiver: true,
}
const entity = { id: 77, reservationNumber: 'R-77' } as Reservation
const booked = { ok: true as const, value: { entity, errors: [] as never[] }, headers: new Headers() }
const refused = (code: ProblemCode, status: number) =>
  ({ ok: false, refusal: { code, status, message: problemText[code], fields: {} } as Refusal<never> }) as const

type Answer = typeof booked | ReturnType<typeof refused>
function setUp(answers: readonly Answer[], more: Partial<BookingSurroundings> = {}) {
  let sent = 0
  let key = 0
  const createReservation = vi.fn<BookingSurroundings['createReservation']>(
    async () => answers[Math.min(sent++, answers.length - 1)] ?? booked,
  )
  const wait = vi.fn(async (_ms: number) => {})
  const requestLogin = vi.fn<(then: () => void) => void>()
  const around = {
    createReservation,
    wait,
    requestLogin,
    isLoggedIn: () => true,
    membershipId: () => 5,
    hasChoice: () => false,
    drivers: () => [],
    updateDrivers: vi.fn(),
    newKey: () => `key-${++key}`,
    ...more,
  }
  const keys = () => createReservation.mock.calls.map(([input]) => input.idempotencyKey)
  return { booking: createBooking(() => request, around), createReservation, wait, requestLogin, keys }
}

it('a confirmed booking sends membership, car, period and waiver, and succeeds', async () => {
  const { booking, createReservation } = setUp([booked])
  await booking.confirm()
  expect(booking.state.current).toEqual({ name: 'SUCCESS', reservation: entity })
  expect(createReservation.mock.calls[0]?.[0]).toMatchObject({
    body: {
      membershipId: 5,
      carId: 12,
      start: '2026-11-21T13:30:00+01:00',
      end: '2026-11-21T18:00:00+01:00',
      superDamageWaiver: true,
    },
    quiet: true,
  })
})

it('a booking pressed twice is sent once, and not again after success', async () => {
  const { booking, createReservation } = setUp([booked])
  await Promise.all([booking.confirm(), booking.confirm()])
  await booking.confirm()
  expect(createReservation).toHaveBeenCalledTimes(1)
})

it('a visitor who turns out to have several memberships chooses before anything is booked', async () => {
  let isLoggedIn = false
  const { booking, createReservation, requestLogin } = setUp([booked], {
    isLoggedIn: () => isLoggedIn,
    hasChoice: () => true,
  })
  await booking.confirm()
  isLoggedIn = true
  requestLogin.mock.calls[0]?.[0]()
  await vi.waitFor(() => expect(booking.state.current).toEqual({ name: 'ready', mustChoose: true }))
  expect(createReservation).not.toHaveBeenCalled()
  await booking.confirm()
  expect(booking.state.current.name).toBe('SUCCESS')
})

it('a visitor is asked to log in first, and the booking is sent afterwards', async () => {
  let isLoggedIn = false
  const { booking, createReservation, requestLogin } = setUp([booked], { isLoggedIn: () => isLoggedIn })
  await booking.confirm()
  expect(booking.state.current.name).toBe('UNAUTHENTICATED')
  expect(createReservation).not.toHaveBeenCalled()
  isLoggedIn = true
  requestLogin.mock.calls[0]?.[0]()
  await vi.waitFor(() => expect(booking.state.current.name).toBe('SUCCESS'))
})

it('a booking refused with 401 is sent again after the log-in, with the same key', async () => {
  const { booking, requestLogin, keys } = setUp([refused('session.missing', 401), booked])
  await booking.confirm()
  expect(booking.state.current.name).toBe('UNAUTHENTICATED')
  requestLogin.mock.calls[0]?.[0]()
  await vi.waitFor(() => expect(booking.state.current.name).toBe('SUCCESS'))
  expect(keys()).toEqual(['key-1', 'key-1'])
})

it('a booking refused with 401 after the log-in does not ask for another', async () => {
  const { booking, requestLogin, createReservation } = setUp([refused('session.missing', 401)])
  await booking.confirm()
  requestLogin.mock.calls[0]?.[0]()
  await vi.waitFor(() => expect(createReservation).toHaveBeenCalledTimes(2))
  expect(booking.state.current.name).toBe('UNAUTHENTICATED')
  expect(requestLogin).toHaveBeenCalledTimes(1)
})

it('a lost answer keeps the key, and a taken car makes a new one', async () => {
  const { booking, keys } = setUp([refused('request.timeout', 0), refused('reservation.car-taken', 409), booked])
  await booking.confirm()
  expect(booking.state.current).toMatchObject({ name: 'ERROR', isTaken: false })
  await booking.confirm()
  expect(booking.state.current).toMatchObject({
    name: 'ERROR',
    isTaken: true,
    refusal: { message: problemText['reservation.car-taken'] },
  })
  await booking.confirm()
  expect(keys()).toEqual(['key-1', 'key-1', 'key-2'])
})

it('a missing membership is waited for, longer each time', async () => {
  let asked = 0
  const { booking, wait } = setUp([booked], { membershipId: () => (++asked > 3 ? 5 : undefined) })
  await booking.confirm()
  expect(booking.state.current.name).toBe('SUCCESS')
  expect(wait.mock.calls.map(([ms]) => ms)).toEqual([100, 200, 300])
})

it('a membership that the device does not know yet is asked for, and the booking goes on with it', async () => {
  let membershipId: number | undefined
  const refreshPerson = vi.fn(async () => {
    membershipId = 5
  })
  const { booking } = setUp([booked], { membershipId: () => membershipId, refreshPerson })
  await booking.confirm()
  expect(booking.state.current.name).toBe('SUCCESS')
  expect(refreshPerson).toHaveBeenCalledTimes(1)
})

it('a booking without a membership says so, and is ready when there is one', async () => {
  let membershipId: number | undefined
  const waits: (() => void)[] = []
  let instant = 0
  const wait = (_ms: number) =>
    ++instant <= 10 ? Promise.resolve() : new Promise<void>((resolve) => waits.push(resolve))
  const { booking, createReservation } = setUp([booked], { membershipId: () => membershipId, wait })
  await booking.confirm()
  expect(booking.state.current.name).toBe('NO_MEMBERSHIP')
  membershipId = 5
  waits.shift()?.()
  await vi.waitFor(() => expect(booking.state.current.name).toBe('ready'))
  expect(createReservation).not.toHaveBeenCalled()
})

it('a booking whose confirmation was closed sends nothing more', async () => {
  const { booking, requestLogin, createReservation } = setUp([refused('session.missing', 401)])
  const stop = booking.start()
  await booking.confirm()
  stop()
  requestLogin.mock.calls[0]?.[0]()
  await Promise.resolve()
  expect(createReservation).toHaveBeenCalledTimes(1)
})

const ola = { id: 10, name: 'Ola Nordmann' }
const withKari = { ...entity, drivers: [{ id: 9, name: 'Kari Nordmann' }] } as unknown as Reservation
const kari = { ...booked, value: { entity: withKari, errors: [] as never[] } }

it('a booking with other drivers sends the whole list of them once the car is booked', async () => {
  const both = { ...withKari, drivers: [...withKari.drivers, ola] }
  const updateDrivers = vi.fn<BookingSurroundings['updateDrivers']>(
    async () => ({ ...booked, value: { entity: both, errors: [] } }) as never,
  )
  const { booking } = setUp([kari], { drivers: () => [ola], updateDrivers })
  await booking.confirm()
  expect(updateDrivers.mock.calls).toEqual([
    [expect.objectContaining({ params: { id: 77 }, body: [{ id: 9 }, { id: 10 }] })],
  ])
  expect(booking.state.current).toEqual({ name: 'SUCCESS', reservation: both })
})

it('a booking whose other drivers are refused is booked all the same, and says so', async () => {
  const updateDrivers = vi.fn(async () => refused('reservation.driver-not-member', 422) as never)
  const { booking } = setUp([kari], { drivers: () => [ola], updateDrivers })
  await booking.confirm()
  expect(booking.state.current).toEqual({ name: 'SUCCESS', reservation: withKari, isAlone: true })
})

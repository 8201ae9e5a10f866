import { carConnection } from '@delebil/validation/bluetooth'
import { describe, expect, test, vi } from 'vitest'
import type { NativeSimulatorOptions } from '../sample/native-simulator.ts'
import { settle, startSimulated } from '../sample/start-simulated.ts'

const mine = { reservationId: 501, carId: 11 }
const other = { reservationId: 502, carId: 12 }

async function start(options: NativeSimulatorOptions = {}) {
  const simulated = startSimulated(options)
  await settle()
  const { app, control } = simulated
  const stateOf = ({ reservationId }: { reservationId: number }) =>
    carConnection(control.snapshot().cars, reservationId)
  const count = (name: string) => app.received.filter(({ request }) => request === name).length
  return { ...simulated, stateOf, count }
}

describe('the greeting', () => {
  test('an app that answers settles the version, and tells Bluetooth and permissions', async () => {
    const { control, app } = await start({ bluetooth: 'ASK', notifications: 'DENIED' })
    expect(app.received).toEqual([{ id: 'p-1', request: 'hello', body: { versions: [1] } }])
    expect(control.snapshot()).toMatchObject({
      link: 'READY',
      app: { platform: 'android', version: '5.2.0' },
      notifications: 'DENIED',
      cars: { power: 'ON', permission: 'ASK' },
    })
  })

  test.each([
    [0, 'APP_TOO_OLD'],
    [2, 'SITE_TOO_OLD'],
  ] as const)('an app of version %d is %s, and is asked for nothing more', async (version, link) => {
    const { control, app } = await start({ version })
    control.follow([mine])
    control.act('LOG_IN', mine)
    control.requestBluetooth()
    control.openSettings('app')
    expect(await control.requestNotifications('key')).toMatchObject({ ok: false })
    app.turn('OFF')
    await settle()
    expect(control.snapshot()).toMatchObject({ link, cars: { power: 'UNKNOWN', connections: {} } })
    expect(app.received).toHaveLength(1)
    expect(await control.reload()).toBe(true)
  })

  test('an app that does not answer is SILENT until it says that it is ready', async () => {
    const { control, app, timers } = await start()
    app.behave('hello', 'silent')
    control.greet()
    timers.advance(4999)
    expect(control.snapshot().link).toBe('GREETING')
    timers.advance(1)
    await settle()
    expect(control.snapshot()).toMatchObject({ link: 'SILENT', cars: { power: 'UNKNOWN' } })
    app.behave('hello', 'answers')
    app.emit({ event: 'ready', body: {} })
    await settle()
    expect(control.snapshot().link).toBe('READY')
  })

  test('an app that refuses every version is APP_TOO_OLD', async () => {
    const { control, app } = await start()
    app.behave('hello', 'version-unsupported')
    control.greet()
    await settle()
    expect(control.snapshot().link).toBe('APP_TOO_OLD')
  })

  test('a late answer to an earlier greeting changes nothing', async () => {
    const { control, app } = await start()
    app.behave('hello', 'late')
    control.greet()
    app.behave('hello', 'silent')
    control.greet()
    app.release()
    await settle()
    expect(control.snapshot().link).toBe('GREETING')
  })
})

describe('cars', () => {
  test('a car is logged in to, opened, locked and logged out of', async () => {
    const { control, app, stateOf } = await start()
    const loggedIn = vi.fn<(reservationId: number) => void>()
    control.onLoggedIn(loggedIn)
    control.act('LOG_IN', mine)
    expect(stateOf(mine).state).toBe('CONNECTING')
    await settle()
    expect(stateOf(mine)).toMatchObject({ state: 'LOGGED_IN', car: { isLocked: true, energyPercent: 76 } })
    expect(loggedIn.mock.calls).toEqual([[501]])
    control.act('OPEN', mine)
    await settle()
    expect(stateOf(mine).car?.isLocked).toBe(false)
    control.act('LOCK', mine)
    await settle()
    control.act('LOG_OUT', mine)
    await settle()
    expect(stateOf(mine)).toMatchObject({ state: 'LOGGED_OUT', car: { isLocked: true } })
    expect(app.strange).toEqual([])
    expect(loggedIn).toHaveBeenCalledTimes(1)
  })

  test('a second press asks nothing more, and two reservations act side by side', async () => {
    const { control, count, stateOf } = await start()
    control.act('LOG_IN', mine)
    control.act('LOG_IN', mine)
    control.act('LOG_IN', other)
    await settle()
    expect(count('logIn')).toBe(2)
    expect([stateOf(mine).state, stateOf(other).state]).toEqual(['LOGGED_IN', 'LOGGED_IN'])
  })

  test('a car silent for 30 seconds is an error, and its late answer changes nothing', async () => {
    const { control, app, timers, stateOf } = await start()
    app.behave('logIn', 'late')
    control.act('LOG_IN', mine)
    timers.advance(30_000)
    await settle()
    expect(stateOf(mine)).toMatchObject({ state: 'UNKNOWN', error: 'no-answer' })
    app.release()
    await settle()
    expect(stateOf(mine).state).toBe('UNKNOWN')
  })

  test('Bluetooth lost during a log-in clears everything, and the late answer changes nothing', async () => {
    const { control, app, stateOf } = await start()
    const loggedIn = vi.fn<(reservationId: number) => void>()
    control.onLoggedIn(loggedIn)
    app.behave('logIn', 'late')
    control.act('LOG_IN', mine)
    app.turn('OFF')
    expect(control.snapshot().cars.connections).toEqual({})
    app.turn('ON')
    app.release()
    await settle()
    expect(stateOf(mine)).toEqual({ state: 'UNKNOWN' })
    expect(loggedIn).not.toHaveBeenCalled()
  })

  test('a withdrawn permission clears everything; given again, the cars are read anew', async () => {
    const { control, app, stateOf, count } = await start()
    control.follow([mine])
    await settle()
    control.act('LOG_IN', mine)
    await settle()
    app.permit('bluetooth', 'ASK')
    expect(control.snapshot().cars.connections).toEqual({})
    control.requestBluetooth()
    await settle()
    expect(count('carState')).toBe(2)
    expect(stateOf(mine).state).toBe('LOGGED_IN')
  })

  test('a car that drives away is out of reach', async () => {
    const { control, app, stateOf } = await start()
    control.act('LOG_IN', mine)
    await settle()
    app.park(11, false)
    expect(stateOf(mine)).toMatchObject({ state: 'UNKNOWN', error: 'car-not-near' })
  })

  test('reservations that are over are forgotten, except where one is still logged in', async () => {
    const { control } = await start()
    control.follow([mine, other])
    control.act('LOG_IN', mine)
    await settle()
    control.keep([])
    expect(Object.keys(control.snapshot().cars.connections)).toEqual(['501'])
  })
})

describe('scanning', () => {
  test('reservations followed at the same time share one scan', async () => {
    const { control, app } = await start()
    control.follow([mine])
    control.follow([other, mine])
    await settle()
    expect(app.received.filter(({ request }) => request === 'scan')).toMatchObject([
      { body: { reservations: [mine, other] } },
    ])
  })

  test('a scan runs every 15 seconds while a reservation is followed, and never otherwise', async () => {
    const { control, timers, count, stateOf } = await start()
    timers.advance(60_000)
    expect(count('scan')).toBe(0)
    const leave = control.follow([mine])
    await settle()
    expect(count('scan')).toBe(1)
    expect(stateOf(mine).state).toBe('LOGGED_OUT')
    for (const seconds of [15, 30, 45]) {
      timers.advance(14_999)
      await settle()
      timers.advance(1)
      await settle()
      expect(count('scan')).toBe(1 + seconds / 15)
    }
    leave()
    timers.advance(60_000)
    await settle()
    expect(count('scan')).toBe(4)
  })

  test('a scan still running is not repeated within 45 seconds', async () => {
    const { control, app, timers, count } = await start()
    app.behave('scan', 'silent')
    control.follow([mine])
    await settle()
    timers.advance(44_999)
    await settle()
    expect(count('scan')).toBe(1)
    timers.advance(1)
    await settle()
    expect(count('scan')).toBe(2)
  })

  test('cars found during a scan are near at once', async () => {
    const { control, app } = await start()
    app.behave('scan', 'silent')
    control.follow([mine])
    await settle()
    app.emit({ event: 'carsFound', body: { cars: [{ carId: 99, reservationId: null, signalDbm: -70 }] } })
    expect(control.snapshot().cars.near).toEqual([{ carId: 99, reservationId: null, signalDbm: -70 }])
  })

  test('scanning begins again when Bluetooth is back', async () => {
    const { control, app, count } = await start({ power: 'OFF' })
    control.follow([mine])
    await settle()
    expect(count('scan')).toBe(0)
    app.turn('ON')
    await settle()
    expect(count('scan')).toBe(1)
  })
})

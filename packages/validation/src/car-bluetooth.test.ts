import { describe, expect, it } from 'vitest'
import {
  type CarBluetooth,
  type CarBluetoothEvent,
  type CarReport,
  carConnection,
  isBluetoothReady,
  mayAsk,
  mayScan,
  noCarBluetooth,
} from './car-bluetooth.ts'
import { changeCarBluetooth } from './change-car-bluetooth.ts'

const car: CarReport = { isLoggedIn: true, isLocked: true, areDoorsClosed: true, energyPercent: 80, odometerKm: 12_000 }
const after = (...events: readonly CarBluetoothEvent[]): CarBluetooth =>
  events.reduce(changeCarBluetooth, noCarBluetooth)
const on: readonly CarBluetoothEvent[] = [
  { type: 'power', power: 'ON' },
  { type: 'permission', permission: 'GRANTED' },
]
const ready = after(...on)
const then = (was: CarBluetooth, ...events: readonly CarBluetoothEvent[]) => events.reduce(changeCarBluetooth, was)
const logIn = (reservationId: number) => ({ type: 'asked', reservationId, action: 'LOG_IN' }) as const
const near = (reservationId: number | null, carId = 1) => ({ carId, reservationId, signalDbm: -60 })
/** Logged in to reservation 1, after one question. */
const inside = then(ready, logIn(1), { type: 'answered', reservationId: 1, attempt: 1, car })

describe('the log-in state of a reservation', () => {
  it('[B1] begins unknown, is connecting while asked, and is what the car then says', () => {
    expect(carConnection(ready, 1)).toEqual({ state: 'UNKNOWN' })
    const asked = then(ready, logIn(1))
    expect(carConnection(asked, 1)).toEqual({ state: 'CONNECTING', pending: { action: 'LOG_IN', attempt: 1 } })
    expect(carConnection(inside, 1)).toEqual({ state: 'LOGGED_IN', car })
    const leaving = then(inside, { type: 'asked', reservationId: 1, action: 'LOG_OUT' })
    expect(carConnection(leaving, 1)).toMatchObject({ state: 'LOGGING_OUT', car })
    const out = { ...car, isLoggedIn: false }
    expect(carConnection(then(leaving, { type: 'answered', reservationId: 1, attempt: 2, car: out }), 1)).toEqual({
      state: 'LOGGED_OUT',
      car: out,
    })
  })

  it('[B1] two reservations at once do not mix their answers', () => {
    const both = then(ready, logIn(1), logIn(2))
    const wrong = then(both, { type: 'answered', reservationId: 1, attempt: 2, car })
    expect(wrong).toBe(both)
    const second = then(both, { type: 'answered', reservationId: 2, attempt: 2, car })
    expect(carConnection(second, 1).state).toBe('CONNECTING')
    expect(carConnection(second, 2).state).toBe('LOGGED_IN')
  })

  it('[B2] an error stands while the state is unknown, and is gone with the next known one', () => {
    const failed = then(ready, logIn(1), { type: 'refused', reservationId: 1, attempt: 1, problem: 'car-silent' })
    expect(carConnection(failed, 1)).toEqual({ state: 'UNKNOWN', error: 'car-silent' })
    expect(carConnection(then(failed, { type: 'asked', reservationId: 1, action: 'READ' }), 1).error).toBeDefined()
    expect(carConnection(then(failed, logIn(1)), 1)).not.toHaveProperty('error')
    const read = then(
      failed,
      { type: 'asked', reservationId: 1, action: 'READ' },
      { type: 'answered', reservationId: 1, attempt: 2, car: { ...car, isLoggedIn: false } },
    )
    expect(carConnection(read, 1)).toEqual({ state: 'LOGGED_OUT', car: { ...car, isLoggedIn: false } })
  })

  it('[B3] losing Bluetooth or the permission in the middle of it clears all', () => {
    const busy = then(
      inside,
      logIn(2),
      { type: 'scan-begun', atMs: 0 },
      { type: 'cars-found', attempt: 3, cars: [near(3)] },
    )
    expect(Object.keys(busy.connections)).toEqual(['1', '2', '3'])
    for (const loss of [
      { type: 'power', power: 'OFF' },
      { type: 'power', power: 'UNKNOWN' },
      { type: 'permission', permission: 'DENIED' },
      { type: 'permission', permission: 'ASK' },
    ] as const) {
      const left = then(busy, loss)
      expect(left).toMatchObject({ connections: {}, near: [] })
      expect(left.scan).toBeUndefined()
    }
  })

  it('[B4] late answers raise nothing from the dead, neither before nor after Bluetooth is back', () => {
    const lost = then(ready, logIn(1), { type: 'scan-begun', atMs: 0 }, { type: 'power', power: 'OFF' })
    const late: readonly CarBluetoothEvent[] = [
      { type: 'answered', reservationId: 1, attempt: 1, car },
      { type: 'refused', reservationId: 1, attempt: 1, problem: 'car-silent' },
      { type: 'cars-found', attempt: 2, cars: [near(1)] },
      { type: 'scan-ended', attempt: 2, cars: [near(1)] },
      { type: 'reported', reservationId: 1, car },
      { type: 'parted', reservationId: 1 },
    ]
    for (const event of late) expect(then(lost, event)).toBe(lost)
    const back = then(lost, { type: 'power', power: 'ON' })
    for (const event of late) expect(then(back, event)).toBe(back)
    expect(then(lost, logIn(1))).toBe(lost)
    expect(carConnection(then(back, logIn(1), late[0] ?? logIn(1)), 1).state).toBe('CONNECTING')
  })

  it('[B6] a second press changes nothing, and a reading steps aside', () => {
    const asked = then(ready, logIn(1))
    expect(then(asked, logIn(1))).toBe(asked)
    const reading = then(ready, { type: 'asked', reservationId: 1, action: 'READ' })
    expect(then(reading, { type: 'asked', reservationId: 1, action: 'READ' })).toBe(reading)
    const instead = then(reading, logIn(1))
    expect(carConnection(instead, 1).pending).toEqual({ action: 'LOG_IN', attempt: 2 })
    expect(then(instead, { type: 'answered', reservationId: 1, attempt: 1, car })).toBe(instead)
  })

  it('[B7] opens, locks and logs out only while logged in, logs in only while not', () => {
    expect(['OPEN', 'LOCK', 'LOG_OUT', 'LOG_IN'].map((action) => mayAsk(inside, 1, action as 'OPEN'))).toEqual([
      true,
      true,
      true,
      false,
    ])
    expect(['OPEN', 'LOCK', 'LOG_OUT', 'LOG_IN'].map((action) => mayAsk(ready, 1, action as 'OPEN'))).toEqual([
      false,
      false,
      false,
      true,
    ])
    expect(mayAsk(noCarBluetooth, 1, 'LOG_IN')).toBe(false)
  })
})

describe('scanning', () => {
  it('[B5] every 15 seconds, and not within 45 of the start of one that still runs', () => {
    const begun = then(ready, { type: 'scan-begun', atMs: 1000 })
    expect(mayScan(ready, 0)).toBe(true)
    expect([1000, 45_999, 46_000].map((at) => mayScan(begun, at))).toEqual([false, false, true])
    const ended = then(begun, { type: 'scan-ended', attempt: 1, cars: [] })
    expect([15_999, 16_000].map((at) => mayScan(ended, at))).toEqual([false, true])
    const failed = then(begun, { type: 'scan-failed', attempt: 1, problem: 'busy' })
    expect([15_999, 16_000].map((at) => mayScan(failed, at))).toEqual([false, true])
    expect(mayScan(noCarBluetooth, 0)).toBe(false)
  })

  it('[B8] a car heard is near, and unknown after a scan without it', () => {
    const first = then(
      ready,
      { type: 'scan-begun', atMs: 0 },
      { type: 'cars-found', attempt: 1, cars: [near(1), near(null, 9)] },
    )
    expect(carConnection(first, 1).state).toBe('NEAR')
    expect(first.near).toHaveLength(2)
    const still = then(first, { type: 'scan-ended', attempt: 1, cars: [near(1)] })
    expect(carConnection(still, 1).state).toBe('NEAR')
    expect(still.near).toEqual([near(1)])
    const gone = then(still, { type: 'scan-begun', atMs: 15_000 }, { type: 'scan-ended', attempt: 2, cars: [] })
    expect(carConnection(gone, 1)).toEqual({ state: 'UNKNOWN' })
    expect(gone.near).toEqual([])
  })

  it('[B8] the latest of a car heard twice counts, and who is logged in stays so', () => {
    const heard = then(
      inside,
      { type: 'scan-begun', atMs: 0 },
      { type: 'cars-found', attempt: 2, cars: [near(1)] },
      { type: 'cars-found', attempt: 2, cars: [{ ...near(1), signalDbm: -40 }] },
    )
    expect(heard.near).toEqual([{ carId: 1, reservationId: 1, signalDbm: -40 }])
    expect(carConnection(then(heard, { type: 'scan-ended', attempt: 2, cars: [] }), 1).state).toBe('LOGGED_IN')
  })

  it('[B8] being heard takes no error away', () => {
    const failed = then(
      ready,
      logIn(1),
      { type: 'refused', reservationId: 1, attempt: 1, problem: 'car-refused' },
      { type: 'scan-begun', atMs: 0 },
      { type: 'scan-ended', attempt: 2, cars: [near(1)] },
    )
    expect(carConnection(failed, 1)).toEqual({ state: 'UNKNOWN', error: 'car-refused' })
    expect(failed.near).toHaveLength(1)
  })
})

describe('what is refused', () => {
  const open = then(inside, { type: 'asked', reservationId: 1, action: 'OPEN' })
  const leave = then(inside, { type: 'asked', reservationId: 1, action: 'LOG_OUT' })
  const refuse = (
    was: CarBluetooth,
    problem: 'car-silent' | 'car-not-near' | 'car-refused' | 'bluetooth-off' | 'permission-missing',
  ) => then(was, { type: 'refused', reservationId: 1, attempt: 2, problem })

  it('[B9] for lack of Bluetooth or permission, in an action or in a scan, is losing it', () => {
    expect(refuse(open, 'bluetooth-off')).toMatchObject({ power: 'OFF', connections: {} })
    expect(refuse(open, 'permission-missing')).toMatchObject({ permission: 'DENIED', connections: {} })
    const scanning = then(inside, { type: 'scan-begun', atMs: 0 })
    const lost = then(scanning, { type: 'scan-failed', attempt: 2, problem: 'bluetooth-off' })
    expect(isBluetoothReady(lost)).toBe(false)
    expect(lost.connections).toEqual({})
  })

  it('[B10] an opening leaves one logged in, unless the car is out of reach', () => {
    expect(carConnection(refuse(open, 'car-silent'), 1)).toEqual({
      state: 'LOGGED_IN',
      car,
      refused: { action: 'OPEN', problem: 'car-silent' },
    })
    expect(carConnection(refuse(open, 'car-not-near'), 1)).toMatchObject({ state: 'UNKNOWN' })
    const again = then(refuse(open, 'car-silent'), { type: 'asked', reservationId: 1, action: 'LOCK' })
    expect(carConnection(again, 1)).not.toHaveProperty('refused')
  })

  it('[B10] a log-out that the car refuses leaves one logged in; a silent one leaves it unknown', () => {
    expect(carConnection(refuse(leave, 'car-refused'), 1)).toMatchObject({
      state: 'LOGGED_IN',
      refused: { action: 'LOG_OUT' },
    })
    expect(carConnection(refuse(leave, 'car-silent'), 1)).toEqual({
      state: 'UNKNOWN',
      error: 'car-silent',
    })
  })

  it('[B10] a reading that fails is silent, unless the car one is logged in to has gone', () => {
    const read = { type: 'asked', reservationId: 1, action: 'READ' } as const
    const failed = then(ready, read, { type: 'refused', reservationId: 1, attempt: 1, problem: 'car-not-near' })
    expect(carConnection(failed, 1)).toEqual({ state: 'UNKNOWN' })
    expect(carConnection(refuse(then(inside, read), 'car-not-near'), 1).error).toBe('car-not-near')
    expect(carConnection(refuse(then(inside, read), 'car-silent'), 1)).toEqual({ state: 'LOGGED_IN', car })
  })
})

describe('unasked news', () => {
  const opened = { ...car, isLocked: false }

  it('[B11] is heard while known, and leaves the last refusal on the screen', () => {
    expect(carConnection(then(inside, { type: 'reported', reservationId: 1, car: opened }), 1).car).toEqual(opened)
    expect(then(ready, { type: 'reported', reservationId: 1, car })).toBe(ready)
    const asked = then(inside, { type: 'asked', reservationId: 1, action: 'OPEN' })
    expect(then(asked, { type: 'reported', reservationId: 1, car: opened })).toBe(asked)
    const refused = then(asked, { type: 'refused', reservationId: 1, attempt: 2, problem: 'car-silent' })
    expect(carConnection(then(refused, { type: 'reported', reservationId: 1, car: opened }), 1)).toMatchObject({
      car: opened,
      refused: { action: 'OPEN' },
    })
  })

  it('[B12] a car out of reach is unknown, and an action on its way with it', () => {
    const gone = then(inside, { type: 'asked', reservationId: 1, action: 'OPEN' }, { type: 'parted', reservationId: 1 })
    expect(carConnection(gone, 1)).toEqual({ state: 'UNKNOWN', error: 'car-not-near' })
    expect(then(gone, { type: 'answered', reservationId: 1, attempt: 2, car })).toBe(gone)
    expect(then(ready, { type: 'parted', reservationId: 1 })).toBe(ready)
  })

  it('[B12] reservations that are over are forgotten once one is out of the car, and all of them when the person leaves', () => {
    const two = then(inside, logIn(2))
    expect(then(two, { type: 'kept', reservationIds: [] })).toBe(two)
    const out = then(two, { type: 'refused', reservationId: 2, attempt: 2, problem: 'car-refused' })
    expect(Object.keys(then(out, { type: 'kept', reservationIds: [5] }).connections)).toEqual(['1'])
    expect(then(out, { type: 'kept', reservationIds: [2] })).toBe(out)
    expect(then(two, { type: 'reset' })).toMatchObject({ connections: {}, power: 'ON', attempts: 2 })
  })
})

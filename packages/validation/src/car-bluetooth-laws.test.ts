import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  bluetoothPowers,
  type CarBluetooth,
  type CarBluetoothEvent,
  isBluetoothReady,
  mayScan,
  nativePermissions,
  nativeProblems,
  noCarBluetooth,
} from './car-bluetooth.ts'
import { changeCarBluetooth } from './change-car-bluetooth.ts'

const reservationId = fc.constantFrom(1, 2, 3)
const attempt = fc.integer({ min: 1, max: 25 })
const problem = fc.constantFrom(...nativeProblems)
const car = fc.boolean().map((isLoggedIn) => ({
  isLoggedIn,
  isLocked: null,
  areDoorsClosed: null,
  energyPercent: 50,
  odometerKm: null,
}))
const nearCar = fc.record({
  carId: fc.constantFrom(11, 12),
  reservationId: fc.option(reservationId),
  signalDbm: fc.integer({ min: -100, max: -30 }),
})
const cars = fc.array(nearCar, { maxLength: 3 })
const action = fc.constantFrom('LOG_IN', 'LOG_OUT', 'OPEN', 'LOCK', 'READ')
const type = <T extends string>(name: T) => fc.constant(name)
// Both on more often than not, else every row of events is short.
const event: fc.Arbitrary<CarBluetoothEvent> = fc.oneof(
  fc.record({
    type: type('power'),
    power: fc.constantFrom('ON' as const, 'ON' as const, 'ON' as const, ...bluetoothPowers),
  }),
  fc.record({
    type: type('permission'),
    permission: fc.constantFrom('GRANTED' as const, 'GRANTED' as const, 'GRANTED' as const, ...nativePermissions),
  }),
  fc.record({ type: type('scan-begun'), atMs: fc.nat() }),
  fc.record({ type: type('cars-found'), attempt, cars }),
  fc.record({ type: type('scan-ended'), attempt, cars }),
  fc.record({ type: type('scan-failed'), attempt, problem }),
  {
    weight: 4,
    arbitrary: fc.record({ type: type('asked'), reservationId, action }) as fc.Arbitrary<CarBluetoothEvent>,
  },
  { weight: 3, arbitrary: fc.record({ type: type('answered'), reservationId, attempt, car }) },
  { weight: 2, arbitrary: fc.record({ type: type('refused'), reservationId, attempt, problem }) },
  fc.record({ type: type('reported'), reservationId, car }),
  fc.record({ type: type('parted'), reservationId }),
  fc.record({ type: type('kept'), reservationIds: fc.subarray([1, 2, 3]) }),
)
const begin: readonly CarBluetoothEvent[] = [
  { type: 'power', power: 'ON' },
  { type: 'permission', permission: 'GRANTED' },
]
const events = fc.array(event, { maxLength: 60 })
const run = (list: readonly CarBluetoothEvent[]): CarBluetooth =>
  [...begin, ...list].reduce(changeCarBluetooth, noCarBluetooth)
const runs = { numRuns: 2000 }

describe('whatever happens, in whatever order', () => {
  it('[B2] an error never stands beside a known state', () => {
    fc.assert(
      fc.property(events, (list) => {
        for (const { state, error } of Object.values(run(list).connections))
          if (error !== undefined) expect(state).toBe('UNKNOWN')
      }),
      runs,
    )
  })

  it('[B3] without Bluetooth and permission there is no connection, no car and no scan', () => {
    fc.assert(
      fc.property(events, (list) => {
        const now = run(list)
        if (isBluetoothReady(now)) return
        expect(now).toMatchObject({ connections: {}, near: [] })
        expect(now.scan).toBeUndefined()
      }),
      runs,
    )
  })

  it('[B4] nothing asked before a loss is ever answered after it', () => {
    const loss = fc.constantFrom<CarBluetoothEvent>(
      { type: 'power', power: 'OFF' },
      { type: 'permission', permission: 'DENIED' },
    )
    fc.assert(
      fc.property(events, loss, events, event, (before, lost, between, late) => {
        const old = run(before).attempts
        const now = [...before, lost, ...begin, ...between].reduce(changeCarBluetooth, run([]))
        if ('attempt' in late && late.attempt <= old) expect(changeCarBluetooth(now, late)).toBe(now)
      }),
      runs,
    )
  })

  it('[B1] an event about one reservation leaves the others the very same', () => {
    fc.assert(
      fc.property(events, event, (list, next) => {
        if (!('reservationId' in next)) return
        const before = run(list)
        const after = changeCarBluetooth(before, next)
        if (!isBluetoothReady(after)) return
        for (const id of [1, 2, 3].filter((one) => one !== next.reservationId))
          expect(after.connections[id]).toBe(before.connections[id])
      }),
      runs,
    )
  })

  it('[B6] asking again changes nothing while an action is on its way', () => {
    fc.assert(
      fc.property(events, reservationId, action, (list, id, wanted) => {
        const now = run(list)
        const pending = now.connections[id]?.pending
        if (pending === undefined || pending.action === 'READ') return
        expect(changeCarBluetooth(now, { type: 'asked', reservationId: id, action: wanted as 'OPEN' })).toBe(now)
      }),
      runs,
    )
  })

  it('[B7] who is busy with logging in or out has an action on its way', () => {
    fc.assert(
      fc.property(events, (list) => {
        for (const { state, pending } of Object.values(run(list).connections)) {
          if (state === 'CONNECTING') expect(pending?.action).toBe('LOG_IN')
          if (state === 'LOGGING_OUT') expect(pending?.action).toBe('LOG_OUT')
        }
      }),
      runs,
    )
  })

  it('[B5] scans never begin within 15 s of each other, nor within 45 s where the one before still runs', () => {
    const step = fc.record({ waitMs: fc.nat({ max: 20_000 }), ends: fc.boolean() })
    fc.assert(
      fc.property(fc.array(step, { maxLength: 60 }), (steps) => {
        let [now, atMs] = [run([]), 0]
        let last: { atMs: number; isOver: boolean } | undefined
        for (const { waitMs, ends } of steps) {
          atMs += waitMs
          if (ends && last && now.scan) {
            now = changeCarBluetooth(now, { type: 'scan-ended', attempt: now.scan.attempt, cars: [] })
            last.isOver = true
          }
          if (!mayScan(now, atMs)) continue
          if (last) expect(atMs - last.atMs).toBeGreaterThanOrEqual(last.isOver ? 15_000 : 45_000)
          now = changeCarBluetooth(now, { type: 'scan-begun', atMs })
          last = { atMs, isOver: false }
        }
      }),
    )
  })
})

import { expect, test } from 'vitest'
import type { CarCondition } from '../../../adapters/car-access/port.ts'
import type { ReservationDetails } from '../stores/reservation-details.ts'
import { findEndWarnings, warningsOf } from './end-warnings.ts'

const place = { lat: 60.39, lng: 5.32 }
const parked: CarCondition = {
  isLocked: true,
  areDoorsClosed: true,
  chargePercent: null,
  isCharging: null,
  fuelPercent: null,
  rangeKilometers: null,
  odometerKilometers: 48_211,
  position: { lat: 60.391, lng: 5.32 },
}
const kinds = (more: Partial<CarCondition>) => warningsOf({ ...parked, ...more }, place).map(({ kind }) => kind)

test('a car at its place, closed and locked, gives no warning; nor does one with nothing known', () => {
  expect(kinds({})).toEqual([])
  expect(kinds({ isLocked: null, areDoorsClosed: null, position: null })).toEqual([])
})

test('a car away from its place, open or unlocked gives a warning in words', () => {
  expect(warningsOf({ ...parked, position: { lat: 60.4, lng: 5.32 } }, place)).toEqual([
    { kind: 'AWAY', message: expect.stringMatching(/^Bilen ser ut til å stå 1[,.]1\skm fra plassen sin\.$/) },
  ])
  expect(kinds({ areDoorsClosed: false, isLocked: false })).toEqual(['DOOR_OPEN', 'UNLOCKED'])
})

test('a car that is silent, fails or has no telematics gives no warning', async () => {
  const reservation = { access: ['TELEMATICS'], location: place } as unknown as ReservationDetails
  const unlocked: CarCondition = { ...parked, isLocked: false }
  const ask = (condition: () => Promise<CarCondition | 'silent'>, of = reservation) =>
    findEndWarnings({ carAccess: { open: never, lock: never, condition, setCards: never }, log: () => undefined }, of)
  expect(await ask(async () => unlocked)).toHaveLength(1)
  expect(await ask(async () => 'silent')).toEqual([])
  expect(await ask(() => Promise.reject(new Error('no')))).toEqual([])
  expect(await ask(async () => unlocked, { ...reservation, access: ['DIAL'] })).toEqual([])
})

const never = () => Promise.reject(new Error('not asked'))

import type { Reservation } from '@delebil/core-api'
import { standardPolicy } from '@delebil/validation'
import { addMinutes } from '@delebil/validation/time'
import { describe, expect, it } from 'vitest'
import { lawOf, type Visitor } from '../../data/law-of.ts'
import { type ActionId, actionRules, shownActions } from '../actions/action-rules.ts'
import { type PlacedActions, placeActions } from './place-actions.ts'
import { tripPhase } from './trip-phase.ts'

const start = new Date('2026-11-21T14:00:00+01:00')
const text = (minutes: number) => addMinutes(start, minutes).toISOString()
const car: Reservation['car'] = {
  id: 11,
  carNumber: '211',
  bodyType: 'hatchback',
  color: 'red',
  access: ['TELEMATICS'],
  // Nobody knows what it runs on: it may need both.
  fuel: null,
}
type Wire = Parameters<typeof shownActions>[0]
const base: Wire = {
  state: 'FUTURE',
  start: text(0),
  end: text(240),
  effectiveEnd: text(240),
  started: null,
  ended: null,
  personId: 9,
  drivers: [{ id: 8, name: 'Ola Nordmann' }],
  car,
  policy: standardPolicy,
  license: { state: 'VERIFIED', validUntil: null },
}
const begun: Wire = { ...base, state: 'ONGOING', started: text(0) }

/** What the specification lists as the buttons of an active reservation. */
const sixteen: readonly ActionId[] = [
  'drivers',
  'cancel',
  'open',
  'lock',
  'report-damage',
  'report-deviation',
  'charging',
  'fuel',
  'price',
  'swap',
  'lost-card',
  'expenses',
  'help',
  'car-info',
  'call',
  'add-picture',
]

const visitor = (id: number): Visitor => ({ person: { id, name: 'Kari Nordmann' } })
const who = { driver: visitor(8), owner: visitor(9), staff: visitor(7) }
type At = { reservation: Wire; minutes: number; isLocked?: boolean; isAsked?: boolean }

function placedAt({ reservation, minutes, isLocked, isAsked = false }: At, person: Visitor, tileCount: number) {
  const now = addMinutes(start, minutes)
  const shown = shownActions(reservation, person, now)
  const law = lawOf(reservation, person, now)
  const phase = tripPhase(reservation, law.window, now)
  const hasBegun = law.may('begin') === 'reservation.already-started'
  const { access } = reservation.car
  return {
    shown,
    placed: placeActions(shown, {
      phase,
      hasBegun,
      isLocked,
      isAsked,
      access,
      tileCount,
      isPlaceShown: tileCount > 4,
    }),
  }
}
const presses = ({ main, row, tiles, menu }: PlacedActions, id: ActionId) => {
  if (id === main || id === 'extend' || row.includes(id) || tiles.includes(id)) return 1
  return menu.includes(id) ? 2 : undefined
}

const times = {
  before: { reservation: base, minutes: -600 },
  ready: { reservation: base, minutes: -5 },
  'under way, unlocked': { reservation: begun, minutes: 60, isLocked: false },
  'under way, locked': { reservation: begun, minutes: 60, isLocked: true },
  'late by minutes': { reservation: begun, minutes: 245 },
  'late by an hour': { reservation: begun, minutes: 300 },
  ended: { reservation: { ...begun, state: 'PAST', ended: text(200) }, minutes: 201 },
} as const satisfies Record<string, At>

describe.each(Object.entries(times))('%s', (_name, time) => {
  it.each(Object.entries(who))('everything offered to %s is at most two presses away, and once', (_who, person) => {
    for (const tileCount of [4, 6]) {
      const { shown, placed } = placedAt(time, person, tileCount)
      const pressed = shown.filter(({ isOffered }) => isOffered)
      expect(pressed.filter(({ id }) => presses(placed, id) === undefined)).toEqual([])
      const all = [...(placed.main ? [placed.main] : []), ...placed.row, ...placed.tiles, ...placed.menu]
      expect(all).toHaveLength(new Set(all).size)
    }
  })
})

const offered = (time: At, person: Visitor) => {
  const ids = placedAt(time, person, 4).shown.filter(({ isOffered }) => isOffered)
  return sixteen.filter((id) => ids.some((action) => action.id === id)).length
}

it('all sixteen buttons are offered to a driver between the window and the first opening', () => {
  expect(offered(times.ready, who.driver)).toBe(16)
  expect(actionRules.map(({ id }) => id)).toEqual(expect.arrayContaining([...sixteen]))
})

it('how many of the sixteen are offered follows the law, for driver, owner who booked, and staff who look on', () => {
  const counts = Object.entries(times).map(([name, time]) => [
    name,
    offered(time, who.driver),
    offered(time, who.owner),
    offered(time, who.staff),
  ])
  expect(counts).toEqual([
    ['before', 11, 11, 11],
    ['ready', 16, 16, 14],
    ['under way, unlocked', 14, 14, 12],
    ['under way, locked', 14, 14, 12],
    ['late by minutes', 14, 14, 12],
    ['late by an hour', 11, 11, 11],
    ['ended', 4, 4, 4],
  ])
})

it.each([
  ['before', undefined, true],
  ['ready', 'open', false],
  ['under way, unlocked', 'lock', false],
  ['under way, locked', 'open', false],
  ['late by an hour', 'end', false],
  ['ended', undefined, false],
] as const)('%s the main action is %s', (name, main, isBlocked) => {
  expect(placedAt(times[name], who.driver, 4).placed).toMatchObject({ main, isBlocked })
})

it('a car whose lock is not known has both ways in sight', () => {
  const { main, row } = placedAt({ reservation: begun, minutes: 60 }, who.driver, 4).placed
  expect([main, ...row]).toEqual(['open', 'lock', 'end'])
})

it('a car that the driver before left open is opened first, which begins the trip, and can be locked', () => {
  const unlocked = (minutes: number) => placedAt({ reservation: base, minutes, isLocked: false }, who.driver, 4).placed
  expect(unlocked(-5)).toMatchObject({ main: 'open', row: ['lock', 'start-now'] })
  expect(unlocked(5)).toMatchObject({ main: 'open', row: ['lock', 'cancel', 'end'] })
  const locked = placedAt({ reservation: base, minutes: 5, isLocked: true }, who.driver, 4).placed
  expect([locked.main, ...locked.row]).toEqual(['open', 'cancel', 'end'])
})

it('until a car has said whether it is locked, locking is in the menu and moves nothing in the row', () => {
  const { main, row, menu } = placedAt({ reservation: begun, minutes: 60, isAsked: true }, who.driver, 4).placed
  expect([main, ...row]).toEqual(['open', 'end'])
  expect(menu).toContain('lock')
})

it('an owner who does not drive has no main action, and ends the trip all the same', () => {
  const { main, isBlocked, row } = placedAt(times['under way, locked'], who.staff, 4).placed
  expect({ main, isBlocked, row }).toEqual({ main: undefined, isBlocked: false, row: ['end'] })
})

it('cancelling stands before ending while nobody has opened the car', () => {
  expect(placedAt({ reservation: base, minutes: 5 }, who.driver, 4).placed.row).toEqual(['lock', 'cancel', 'end'])
})

it('the night watch is one press away with however little room', () => {
  for (const time of [times.before, times.ready, times['late by minutes']])
    expect(placedAt(time, who.driver, 4).placed.tiles.at(-1)).toBe('call')
})

it('a car that opens over Bluetooth only has no main action, and says so in its place', () => {
  const reservation = { ...begun, car: { ...car, access: ['BLUETOOTH' as const] } }
  const { main, isBlocked, row } = placedAt({ reservation, minutes: 60 }, who.driver, 4).placed
  expect({ main, isBlocked, row }).toEqual({ main: undefined, isBlocked: true, row: ['end'] })
})

import { contract, type EndpointName, type Reservation } from '@delebil/core-api'
import {
  licenseStates,
  may,
  type ReservationAction,
  type ReservationState,
  reservationStates,
  standardPolicy,
} from '@delebil/validation'
import { addMinutes } from '@delebil/validation/time'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { lawOf, type Visitor } from '../../data/law-of.ts'
import { type ActionId, actionRules, shownActions } from './action-rules.ts'

const start = new Date('2026-11-21T14:00:00+01:00')
const end = addMinutes(start, 240)
const at = (minutes: number) => addMinutes(start, minutes)
const text = (minutes: number) => at(minutes).toISOString()

type Wire = Parameters<typeof shownActions>[0]
const car = (more: Partial<Reservation['car']> = {}): Reservation['car'] => ({
  id: 11,
  carNumber: '211',
  bodyType: 'hatchback',
  color: 'red',
  access: ['TELEMATICS'],
  fuel: null,
  ...more,
})
const wire = (state: ReservationState, more: Partial<Wire> = {}): Wire => ({
  state,
  start: text(0),
  end: text(240),
  effectiveEnd: text(240),
  started: null,
  ended: null,
  personId: 9,
  drivers: [{ id: 8, name: 'Ola Nordmann' }],
  car: car(),
  policy: standardPolicy,
  license: { state: 'VERIFIED', validUntil: null },
  ...more,
})
const visitor = (id: number, isLimited = false): Visitor => ({ person: { id, name: 'Kari Nordmann' }, isLimited })
const driver = visitor(8)
const looksOn = visitor(7)
const partner = visitor(9, true)

/** What each thing that the law speaks of is on the screen. */
const onScreen: Partial<Record<ReservationAction, readonly ActionId[]>> = {
  open: ['open'],
  lock: ['lock'],
  extend: ['extend'],
  'start-now': ['start-now'],
  'change-car': ['swap'],
  drivers: ['drivers'],
  share: ['share'],
  cancel: ['cancel'],
  end: ['end'],
  'report-damage': ['report-damage', 'report-deviation', 'add-picture'],
}
/** The call behind each of them. */
const calls: Partial<Record<ActionId, EndpointName>> = {
  open: 'dialToOpen',
  lock: 'lockCar',
  extend: 'extendReservation',
  'start-now': 'startReservationNow',
  swap: 'changeCar',
  drivers: 'updateDrivers',
  share: 'shareReservation',
  cancel: 'cancelReservation',
  end: 'endReservation',
  'report-damage': 'reportDamage',
  'report-deviation': 'reportDamage',
  'add-picture': 'addMessagePicture',
}
const isForPartners = (id: ActionId) => {
  const call = calls[id]
  return call !== undefined && 'partner' in contract[call]
}
const acts = actionRules.flatMap((rule) => ('asks' in rule ? [rule.id] : []))
const isAct = (id: ActionId) => acts.some((act) => act === id)

/** Offered acts in the order of the screen; in brackets what stands still and says when it works. */
const shown = (reservation: Wire, who: Visitor, minutes: number) =>
  shownActions(reservation, who, at(minutes))
    .filter(({ id }) => isAct(id))
    .map(({ id, isOffered }) => (isOffered ? id : `(${id})`))

describe('actions on the screen', () => {
  const moment = fc.oneof({ arbitrary: fc.constant(null), weight: 3 }, fc.integer({ min: -20, max: 700 }))
  const borders = fc.constantFrom(-11, -10, -1, 0, 5, 239, 240, 250, 251, 270, 271)
  const reservations = fc.record({
    // Also one that was read long ago and says something else than the clock.
    state: fc.constantFrom('ONGOING', 'PAST', 'FUTURE', ...reservationStates),
    started: moment,
    ended: moment,
    personId: fc.constantFrom(7, 8, 9),
    drivers: fc.subarray([7, 8, 9]),
    license: fc.record({ state: fc.constantFrom(...licenseStates), validUntil: fc.constantFrom(null, '2020-01-01') }),
  })

  it('are those the law grants, and no others', () => {
    fc.assert(
      fc.property(
        reservations,
        fc.constantFrom(driver, looksOn, partner),
        fc.oneof(borders, fc.integer({ min: -600, max: 900 })),
        ({ state, started, ended, personId, drivers, license }, who, minutes) => {
          const reported = (value: number | null) => (value === null ? null : text(value))
          const drivenBy = drivers.map((id) => ({ id, name: '' }))
          const reservation = wire(state, {
            personId,
            started: reported(started),
            ended: reported(ended),
            drivers: drivenBy,
            license,
          })
          const moments = {
            started: started === null ? undefined : at(started),
            ended: ended === null ? undefined : at(ended),
          }
          const kind = who.isLimited ? ('partner' as const) : ('member' as const)
          const actor = { kind, drives: [personId, ...drivers].includes(who.person?.id ?? 0), license }
          const granted = Object.entries(onScreen).flatMap(([action, ids]) => {
            const subject = { state, start, end, effectiveEnd: end, ...moments }
            const problem = may(action as ReservationAction, subject, actor, at(minutes), standardPolicy)
            return problem === undefined ? ids : []
          })
          const offered = shown(reservation, who, minutes).filter((id) => !id.startsWith('('))
          expect(offered.toSorted()).toEqual(granted.toSorted())
        },
      ),
      { numRuns: 1000 },
    )
  })

  it("leave a partner's visitor what the contract opens to partners", () => {
    const { may: mayOf } = lawOf(wire('ONGOING', { started: text(0) }), partner, at(60))
    const closed = actionRules.flatMap((rule) =>
      'asks' in rule && mayOf(rule.asks) === 'permission.missing' ? [rule.id] : [],
    )
    expect(closed).toEqual(acts.filter((id) => !isForPartners(id)))
  })

  const reports = ['report-damage', 'report-deviation', 'add-picture']
  const begun = { started: text(0) }
  it.each([
    {
      state: 'ahead',
      reservation: wire('FUTURE'),
      minutes: -60,
      ofDriver: ['(open)', 'extend', 'start-now', 'swap', 'drivers', 'share', 'cancel'],
      ofOwner: ['extend', 'start-now', 'swap', 'drivers', 'cancel'],
      ofPartner: ['(open)', 'extend', 'start-now', 'swap', 'cancel'],
    },
    {
      state: 'in the window before the start',
      reservation: wire('FUTURE'),
      minutes: -10,
      ofDriver: ['open', 'lock', 'extend', 'start-now', 'swap', 'drivers', 'share', 'cancel', ...reports],
      ofOwner: ['extend', 'start-now', 'swap', 'drivers', 'cancel', ...reports],
      ofPartner: ['open', 'lock', 'extend', 'start-now', 'swap', 'cancel', ...reports],
    },
    {
      state: 'past the start, and the car never opened',
      reservation: wire('FUTURE'),
      minutes: 5,
      ofDriver: ['open', 'lock', 'extend', 'swap', 'drivers', 'share', 'cancel', 'end', ...reports],
      ofOwner: ['extend', 'swap', 'drivers', 'cancel', 'end', ...reports],
      ofPartner: ['open', 'lock', 'extend', 'swap', 'cancel', 'end', ...reports],
    },
    {
      state: 'started',
      reservation: wire('ONGOING', begun),
      minutes: 60,
      ofDriver: ['open', 'lock', 'extend', 'drivers', 'share', 'end', ...reports],
      ofOwner: ['extend', 'drivers', 'end', ...reports],
      ofPartner: ['open', 'lock', 'extend', 'end', ...reports],
    },
    {
      state: 'five minutes late',
      reservation: wire('ONGOING', begun),
      minutes: 245,
      ofDriver: ['open', 'lock', 'extend', 'drivers', 'share', 'end', ...reports],
      ofOwner: ['extend', 'drivers', 'end', ...reports],
      ofPartner: ['open', 'lock', 'extend', 'end', ...reports],
    },
    {
      state: 'an hour late',
      reservation: wire('PAST', begun),
      minutes: 300,
      ofDriver: ['(open)', '(lock)', 'share', 'end', ...reports],
      ofOwner: ['end', ...reports],
      ofPartner: ['(open)', '(lock)', 'end', ...reports],
    },
    {
      state: 'ended',
      reservation: wire('PAST', { ...begun, ended: text(200) }),
      minutes: 201,
      ofDriver: reports,
      ofOwner: reports,
      ofPartner: reports,
    },
    { state: 'canceled', reservation: wire('CANCELED'), minutes: 5, ofDriver: [], ofOwner: [], ofPartner: [] },
    { state: 'voided', reservation: wire('VOIDED', begun), minutes: 5, ofDriver: [], ofOwner: [], ofPartner: [] },
  ])(
    'of a reservation that is $state are those of driver, owner and partner',
    ({ reservation, minutes, ofDriver, ofOwner, ofPartner }) => {
      expect(shown(reservation, driver, minutes)).toEqual(ofDriver)
      expect(shown(reservation, looksOn, minutes)).toEqual(ofOwner)
      expect(shown(reservation, partner, minutes)).toEqual(ofPartner)
    },
  )

  it('have cancelling before ending, both in sight, once the start has passed and nobody opened the car', () => {
    const groups = (minutes: number) =>
      shownActions(wire('FUTURE'), driver, at(minutes)).flatMap(({ id, group }) =>
        id === 'cancel' || id === 'end' ? [`${id}: ${group}`] : [],
      )
    expect(groups(-1)).toEqual(['cancel: change'])
    expect(groups(0)).toEqual(['cancel: trip', 'end: trip'])
  })

  it('leave out what the car cannot do: opening, locking, fuelling, charging', () => {
    const ids = (more: Partial<Reservation['car']>, minutes = 5) =>
      shownActions(wire('FUTURE', { car: car(more) }), driver, at(minutes)).map(({ id }) => id)
    expect(ids({ access: [] })).not.toContain('open')
    expect(ids({ access: ['BLUETOOTH'] })).toContain('open')
    expect(ids({ access: ['BLUETOOTH'] })).not.toContain('lock')
    expect(ids({ fuel: 'ELECTRIC' })).not.toContain('fuel')
    expect(ids({ fuel: 'DIESEL' })).not.toContain('charging')
  })

  it('have help for as long as the reservation is active, and expenses of a trip that is over', () => {
    const helps = (reservation: Wire) => shownActions(reservation, looksOn, at(5)).filter(({ id }) => !isAct(id)).length
    expect([helps(wire('FUTURE')), helps(wire('CANCELED')), helps(wire('PAST', { ended: text(1) }))]).toEqual([8, 0, 1])
  })
})

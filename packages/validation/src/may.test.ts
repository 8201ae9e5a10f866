import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type LicenseStanding, licenseStates } from './license.ts'
import { actWindow, may, type ReservationAction, type ReservationActor, reservationActions } from './may.ts'
import { standardPolicy } from './policy.ts'
import { deriveReservationState } from './reservation-state.ts'
import { addMinutes } from './time/duration.ts'

const start = new Date('2026-11-21T14:00:00+01:00')
const end = addMinutes(start, 240)
const license: LicenseStanding = { state: 'MANUAL', validUntil: null }
const member = { kind: 'member', drives: true, license } as const satisfies ReservationActor
const office: ReservationActor = { kind: 'office' }
const nightWatch: ReservationActor = { kind: 'night-watch', callerChecked: true }
const actors: readonly ReservationActor[] = [
  member,
  { kind: 'member', drives: false, license },
  { kind: 'partner', drives: true, license },
  office,
  nightWatch,
  { kind: 'night-watch', callerChecked: false },
  { kind: 'job' },
]

type Happened = { started?: number | undefined; ended?: number | undefined; canceled?: boolean; voided?: boolean }

/** A reservation of four hours as it is so many minutes after its start. */
const at = (minutes: number, { started, ended, canceled = false, voided = false }: Happened = {}) => {
  const now = addMinutes(start, minutes)
  const moment = (after: number | undefined) => (after === undefined ? undefined : addMinutes(start, after))
  const facts = { start, end, ended: moment(ended), canceled, voided }
  const state = deriveReservationState(facts, now)
  return { now, reservation: { start, end, effectiveEnd: end, state, started: moment(started), ended: moment(ended) } }
}
const ask = (
  action: ReservationAction,
  minutes: number,
  happened: Happened = {},
  actor: ReservationActor = member,
  policy = standardPolicy,
) => {
  const { now, reservation } = at(minutes, happened)
  return may(action, reservation, actor, now, policy)
}
const MS = 1 / 60_000

const moments = fc.record({
  minutes: fc.integer({ min: -600, max: 900 }),
  started: fc.option(fc.integer({ min: -10, max: 250 }), { nil: undefined }),
  ended: fc.option(fc.integer({ min: -5, max: 600 }), { nil: undefined }),
  canceled: fc.boolean(),
  voided: fc.boolean(),
})

describe('what may be done with a reservation', () => {
  it('[R11] grants each actor what is named for it, and nothing else', () => {
    const granted = (actor: ReservationActor) =>
      reservationActions.filter((action) =>
        [-600, -5, 30, 245, 300].some((minutes) =>
          [{}, { started: 0 }, { ended: 0 }, { canceled: true }, { voided: true }].some(
            (happened) => ask(action, minutes, happened, actor) === undefined,
          ),
        ),
      )
    const ofStaff = [
      'extend',
      'cancel',
      'drivers',
      'note',
      'message',
      'change',
      'move',
      'void',
      'reopen',
      'correct-kilometers',
    ]
    expect(granted(office)).toEqual(ofStaff)
    expect(granted(nightWatch)).toEqual([
      'open',
      'lock',
      'car-state',
      'begin',
      'extend',
      'change-car',
      'end',
      'message',
    ])
    expect(granted(member)).toEqual(
      reservationActions.filter(
        (action) => !['change', 'move', 'void', 'reopen', 'correct-kilometers'].includes(action),
      ),
    )
    expect(granted({ kind: 'job' })).toEqual([])
    expect(ask('void', 30)).toBe('permission.missing')
    expect(ask('end', 30, {}, office)).toBe('permission.missing')
    expect(ask('note', 30, {}, { kind: 'job' })).toBe('permission.missing')
  })

  it("[R11] gives a partner's visitor what it gives a member, but the car's own log-in, drivers, sharing and expenses", () => {
    fc.assert(
      fc.property(moments, fc.boolean(), fc.constantFrom(...reservationActions), (moment, drives, action) => {
        const of = (kind: 'member' | 'partner') => ask(action, moment.minutes, moment, { kind, drives, license })
        const isClosed = ['log-in', 'drivers', 'share', 'send-expense'].includes(action)
        expect(of('partner')).toBe(isClosed ? 'permission.missing' : of('member'))
      }),
    )
  })

  it('[R12] keeps the car to those who drive, and the night watch to callers it has checked', () => {
    const looksOn: ReservationActor = { kind: 'member', drives: false, license }
    for (const action of ['open', 'lock', 'car-state', 'log-in', 'share'] as const) {
      expect(ask(action, 30, {}, looksOn)).toBe('permission.missing')
      expect(ask(action, 30)).toBeUndefined()
    }
    const unchecked: ReservationActor = { kind: 'night-watch', callerChecked: false }
    for (const action of ['open', 'lock', 'extend', 'change-car', 'end'] as const) {
      expect(ask(action, 30, {}, unchecked)).toBe('night-desk.caller-unchecked')
      expect(ask(action, 30, {}, nightWatch)).toBeUndefined()
    }
  })

  it('[R6] opens, locks and asks from 10 minutes before start', () => {
    for (const action of ['open', 'lock', 'car-state', 'log-in'] as const) {
      expect(ask(action, -10)).toBeUndefined()
      expect(ask(action, -10 - MS)).toBe('reservation.outside-window')
    }
  })

  it('[R7] and until 10 minutes after effective end', () => {
    for (const action of ['open', 'lock', 'car-state', 'log-in'] as const) {
      expect(ask(action, 250, { started: 0 })).toBeUndefined()
      expect(ask(action, 250 + MS, { started: 0 })).toBe('reservation.outside-window')
    }
  })

  it('[R7] is one stretch, as long before as after, and ends with an effective end that came early', () => {
    fc.assert(
      fc.property(fc.integer({ min: -600, max: 900 }), fc.integer({ min: 0, max: 120 }), (minutes, window) => {
        const isOpen = ask('open', minutes, {}, member, { ...standardPolicy, actWindowMinutes: window }) === undefined
        expect(isOpen).toBe(minutes >= -window && minutes <= 240 + window)
      }),
    )
    const { now, reservation } = at(191)
    const early = { ...reservation, effectiveEnd: addMinutes(start, 180) }
    expect(may('open', early, member, addMinutes(start, 190), standardPolicy)).toBeUndefined()
    expect(may('open', early, member, now, standardPolicy)).toBe('reservation.outside-window')
  })

  it('[R8] never opens what was canceled or voided', () => {
    for (const happened of [{ canceled: true }, { voided: true }]) {
      expect(ask('open', 30, happened)).toBe('reservation.not-active')
      expect(ask('log-in', 30, happened)).toBe('reservation.outside-window')
    }
  })

  it('[Y5] lets the night watch reach the car of a begun trip until it is ended', () => {
    expect(ask('open', 600, { started: 0 }, nightWatch)).toBeUndefined()
    expect(ask('open', 600, {}, nightWatch)).toBe('reservation.outside-window')
    expect(ask('lock', -10, {}, nightWatch)).toBeUndefined()
    expect(ask('lock', -10 - MS, {}, nightWatch)).toBe('reservation.outside-window')
    expect(ask('open', 600, { started: 0, ended: 599 }, nightWatch)).toBe('reservation.not-active')
  })

  it('[R13] cancels and swaps until the trip begins, never after the end', () => {
    for (const action of ['cancel', 'change-car'] as const) {
      expect(ask(action, -600)).toBeUndefined()
      expect(ask(action, 5)).toBeUndefined()
      expect(ask(action, 240 - MS)).toBeUndefined()
      expect(ask(action, 240)).toBe('reservation.not-active')
      expect(ask(action, -5, { started: -5 })).toBe('reservation.already-started')
      expect(ask(action, 5, { canceled: true })).toBe('reservation.not-active')
    }
  })

  it('[R14] begins once, and nothing that is over', () => {
    for (const actor of [member, nightWatch]) {
      expect(ask('begin', 30, {}, actor)).toBeUndefined()
      expect(ask('begin', 30, { started: 0 }, actor)).toBe('reservation.already-started')
      expect(ask('begin', 30, { ended: 20 }, actor)).toBe('reservation.not-active')
    }
  })

  it('[R14] starts now before the start only, and once', () => {
    expect(ask('start-now', -MS)).toBeUndefined()
    expect(ask('start-now', 0)).toBe('reservation.already-started')
    expect(ask('start-now', -5, { started: -5 })).toBe('reservation.already-started')
    expect(ask('start-now', 240)).toBe('reservation.not-active')
  })

  it('[R15] ends from the start, or the begin, until it is ended', () => {
    for (const actor of [member, nightWatch]) {
      expect(ask('end', -MS, {}, actor)).toBe('reservation.not-started')
      expect(ask('end', 0, {}, actor)).toBeUndefined()
      expect(ask('end', -5, { started: -5 }, actor)).toBeUndefined()
      expect(ask('end', 900, { started: 0 }, actor)).toBeUndefined()
      expect(ask('end', 60, { started: 0, ended: 50 }, actor)).toBe('reservation.not-active')
    }
  })

  it('[R16] extends until the act window closes; staff until it is over', () => {
    expect(ask('extend', -600)).toBeUndefined()
    expect(ask('extend', 250)).toBeUndefined()
    expect(ask('extend', 250 + MS)).toBe('reservation.not-active')
    for (const actor of [office, nightWatch]) {
      expect(ask('extend', 600, { started: 0 }, actor)).toBeUndefined()
      expect(ask('extend', 600, { started: 0, ended: 599 }, actor)).toBe('reservation.not-active')
    }
  })

  it('[R17] changes drivers until 30 minutes past the end; staff until it is over', () => {
    expect(ask('drivers', 270)).toBeUndefined()
    expect(ask('drivers', 270 + MS)).toBe('reservation.not-active')
    expect(ask('drivers', 285, {}, office)).toBeUndefined()
    expect(ask('drivers', 285, { ended: 280 }, office)).toBe('reservation.not-active')
  })

  it('[R18] takes messages unless canceled or voided, and a note always', () => {
    expect(ask('message', 900, { started: 0, ended: 60 })).toBeUndefined()
    expect(ask('message', -60, { canceled: true })).toBe('reservation.not-active')
    expect(ask('message', -60, { voided: true }, office)).toBeUndefined()
    fc.assert(fc.property(moments, (moment) => ask('note', moment.minutes, moment) === undefined))
  })

  it('[R9] takes reports of damage from the act window on', () => {
    expect(ask('report-damage', -10)).toBeUndefined()
    expect(ask('report-damage', -10 - MS)).toBe('reservation.not-started')
    expect(ask('report-damage', 900, { started: 0, ended: 60 })).toBeUndefined()
    expect(ask('report-damage', 60, { canceled: true })).toBe('reservation.not-active')
  })

  it('[Z1] is shared while a link of it would be looked at', () => {
    expect(ask('share', 240 + 24 * 60 - MS)).toBeUndefined()
    expect(ask('share', 240 + 24 * 60)).toBe('reservation.not-active')
    expect(ask('share', 30, { canceled: true })).toBe('reservation.not-active')
  })

  it('[Q1] tells what has run from the start until it is over', () => {
    expect(ask('running-cost', -MS)).toBe('reservation.not-started')
    expect(ask('running-cost', 0)).toBeUndefined()
    expect(ask('running-cost', 60, { ended: 59 })).toBe('reservation.not-active')
  })

  it('[R19] lets staff change what is not over, and move what has not begun nor passed', () => {
    expect(ask('change', 600, { started: 0 }, office)).toBeUndefined()
    expect(ask('change', 600, { ended: 599 }, office)).toBe('reservation.not-active')
    expect(ask('move', 240 - MS, {}, office)).toBeUndefined()
    expect(ask('move', 240, {}, office)).toBe('reservation.not-active')
    expect(ask('move', 5, { started: 0 }, office)).toBe('reservation.already-started')
  })

  it('[R20] voids once and nothing that is out; reopens what was called off, in time', () => {
    expect(ask('void', -60, {}, office)).toBeUndefined()
    expect(ask('void', -60, { canceled: true }, office)).toBeUndefined()
    expect(ask('void', 300, { started: 0, ended: 200 }, office)).toBeUndefined()
    expect(ask('void', 30, { started: 0 }, office)).toBe('reservation.not-ended')
    expect(ask('void', 30, { voided: true }, office)).toBe('reservation.not-active')
    expect(ask('reopen', 30, {}, office)).toBe('reservation.not-canceled')
    expect(ask('reopen', 240 - MS, { canceled: true }, office)).toBeUndefined()
    expect(ask('reopen', 240, { canceled: true }, office)).toBe('reservation.not-active')
    expect(ask('reopen', 600, { voided: true }, office)).toBeUndefined()
  })

  it('[R21] leaves no member without a way out', () => {
    fc.assert(
      fc.property(moments, fc.boolean(), fc.constantFrom(...licenseStates), (moment, drives, state) => {
        const actor = { kind: 'member', drives, license: { state, validUntil: null } } as const
        const of = (action: ReservationAction) => ask(action, moment.minutes, moment, actor)
        const isOver = moment.canceled || moment.voided || moment.ended !== undefined
        expect(of('cancel') === undefined || of('end') === undefined).toBe(!isOver)
      }),
    )
  })

  it('[R22] answers the same whatever state was read earlier', () => {
    const stale = fc.constantFrom('ONGOING', 'PAST', 'FUTURE' as const)
    fc.assert(
      fc.property(
        moments,
        stale,
        fc.constantFrom(...actors),
        fc.constantFrom(...reservationActions),
        (moment, state, actor, action) => {
          const { now, reservation } = at(moment.minutes, { ...moment, canceled: false, voided: false })
          const of = (one: typeof reservation) => may(action, one, actor, now, standardPolicy)
          expect(of({ ...reservation, state })).toBe(of(reservation))
        },
      ),
    )
  })

  it('[R23] keeps the window that the policy says', () => {
    const policy = { ...standardPolicy, actWindowMinutes: 20 }
    expect(actWindow({ start, end }, policy)).toEqual({ opens: addMinutes(start, -20), closes: addMinutes(end, 20) })
    expect(ask('open', -20, {}, member, policy)).toBeUndefined()
    expect(ask('open', -20 - MS, {}, member, policy)).toBe('reservation.outside-window')
    expect(ask('extend', 260, {}, member, policy)).toBeUndefined()
    expect(ask('extend', 260 + MS, {}, member, policy)).toBe('reservation.not-active')
  })
})

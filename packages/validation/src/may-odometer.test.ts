import { expect, it } from 'vitest'
import { may, type ReservationActor, type ReservationFor } from './may.ts'
import { standardPolicy } from './policy.ts'
import { addMinutes } from './time/duration.ts'

const start = new Date('2026-11-21T14:00:00+01:00')
const trip = { start, end: addMinutes(start, 240), started: start } as const
const ended: ReservationFor = { ...trip, ended: addMinutes(start, 200), state: 'PAST' }
const license = { state: 'MANUAL', validUntil: null } as const
const driver: ReservationActor = { kind: 'member', drives: true, license }
const office: ReservationActor = { kind: 'office' }

it('[R24] lets whoever drove tell the odometer, and staff correct it, of a trip that was ended', () => {
  for (const [action, actor] of [
    ['report-odometer', driver],
    ['correct-kilometers', office],
  ] as const) {
    const ask = (reservation: ReservationFor) =>
      may(action, reservation, actor, addMinutes(start, 90_000), standardPolicy)
    expect(ask({ ...trip, state: 'PAST' })).toBe('reservation.not-ended')
    expect(ask(ended)).toBeUndefined()
    expect(ask({ ...trip, state: 'CANCELED' })).toBe('reservation.not-active')
    expect(ask({ ...ended, state: 'VOIDED' })).toBe('reservation.not-active')
  }
  const of = (action: 'report-odometer' | 'correct-kilometers', actor: ReservationActor) =>
    may(action, ended, actor, addMinutes(start, 300), standardPolicy)
  expect(of('report-odometer', { kind: 'member', drives: false, license })).toBe('permission.missing')
  expect(of('report-odometer', office)).toBe('permission.missing')
  expect(of('correct-kilometers', driver)).toBe('permission.missing')
})

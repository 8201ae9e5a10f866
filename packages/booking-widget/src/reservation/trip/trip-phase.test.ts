import { expect, it } from 'vitest'
import type { Timed } from '../../data/reservation-times.ts'
import { tripPhase } from './trip-phase.ts'

const at = (time: string) => new Date(`2026-11-21T${time}+01:00`)
const text = (time: string) => at(time).toISOString()
const trip = (more: Partial<Timed> = {}): Timed => ({
  state: 'FUTURE',
  start: text('14:00'),
  end: text('18:00'),
  effectiveEnd: text('18:00'),
  started: null,
  ended: null,
  ...more,
})
const window = { opens: at('13:50'), closes: at('18:10') }
const phase = (more: Partial<Timed>, time: string) => tripPhase(trip(more), window, at(time))

it.each<[string, Partial<Timed>, string]>([
  ['13:49', {}, 'ahead'],
  ['13:50', {}, 'ready'],
  ['13:50', { started: text('13:40') }, 'under-way'],
  ['14:00', {}, 'under-way'],
  ['17:59', { started: text('14:00') }, 'under-way'],
  ['18:00', { started: text('14:00') }, 'late'],
  ['17:00', { started: text('14:00'), ended: text('16:00') }, 'over'],
  ['13:00', { state: 'CANCELED' }, 'called-off'],
  ['19:00', { state: 'VOIDED' }, 'called-off'],
])('at %s a reservation with %o is %s', (time, more, expected) => {
  expect(phase(more, time)).toBe(expected)
})

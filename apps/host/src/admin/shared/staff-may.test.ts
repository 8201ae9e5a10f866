import { expect, test } from 'vitest'
import { readReservation, staffMay } from './staff-may.ts'

const now = new Date('2026-11-21T10:10:00+01:00')
const record = { state: 'FUTURE', start: '2026-11-21T14:00:00+01:00', end: '2026-11-21T18:00:00+01:00' }
const office = { kind: 'office' } as const
const asked = (action: 'cancel' | 'end' | 'open', more: Record<string, unknown> = {}) =>
  staffMay(action, readReservation({ ...record, ...more }), office, now)

test('a record is judged by its moments, and a field that is missing counts as not set', () => {
  expect(readReservation(record)).toEqual({
    state: 'FUTURE',
    start: new Date(record.start),
    end: new Date(record.end),
    effectiveEnd: undefined,
    started: undefined,
    ended: undefined,
  })
  expect(asked('cancel')).toBeUndefined()
  expect(asked('cancel', { started: '2026-11-21T10:00:00+01:00' })).toBe('reservation.already-started')
  expect(asked('cancel', { ended: '2026-11-21T10:00:00+01:00' })).toBe('reservation.not-active')
  expect(asked('cancel', { state: 'CANCELED' })).toBe('reservation.not-active')
})

test('the night watch may act for a checked caller only, and the office may not', () => {
  expect(asked('end')).toBe('permission.missing')
  const watch = (callerChecked: boolean) =>
    staffMay('open', readReservation({ ...record, started: record.start }), { kind: 'night-watch', callerChecked }, now)
  expect([watch(false), watch(true)]).toEqual(['night-desk.caller-unchecked', undefined])
})

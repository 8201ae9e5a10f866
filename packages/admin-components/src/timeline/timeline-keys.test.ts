import { expect, test } from 'vitest'
import { barAfterKey, placeAfterKey, placeAfterStretch, refusalOfKey } from './timeline-keys.ts'
import type { TimelineBar } from './timeline-types.ts'

const at = (hour: number) => new Date(Date.UTC(2026, 10, 22, hour))
const place = { rowId: 'b', start: at(10), end: at(12) }
const after = (key: string, shiftKey = false) => placeAfterKey({ key, shiftKey }, place, ['a', 'b', 'c'], 30)

test('arrow keys move a bar by half hours and rows, with Shift by days, and stop at the edge', () => {
  const half = (hour: number) => new Date(at(hour).getTime() + 1_800_000)
  expect(after('ArrowRight')).toEqual({ rowId: 'b', start: half(10), end: half(12) })
  expect(after('ArrowLeft', true)?.start).toEqual(new Date(Date.UTC(2026, 10, 21, 10)))
  expect(after('ArrowUp')?.rowId).toBe('a')
  expect(after('PageDown')?.rowId).toBe('c')
  expect(after('x')).toBeUndefined()
})

const bar = (id: string, rowId: string, hour: number): TimelineBar => ({
  id,
  rowId,
  label: id,
  tone: 'plain',
  start: at(hour),
  end: at(hour + 1),
})
const bars = [bar('1', 'a', 8), bar('2', 'a', 14), bar('3', 'c', 7), bar('4', 'c', 13)]
const go = (key: string, id: string) =>
  barAfterKey(key, bars.find((one) => one.id === id) as TimelineBar, ['a', 'b', 'c'], (rowId) =>
    bars.filter((one) => one.rowId === rowId),
  )?.id

test('arrow keys move the focus along the row, and over empty rows to the nearest bar in time', () => {
  expect(go('ArrowRight', '1')).toBe('2')
  expect(go('ArrowRight', '2')).toBeUndefined()
  expect([go('Home', '2'), go('End', '1')]).toEqual(['1', '2'])
  expect([go('ArrowDown', '1'), go('ArrowDown', '2')]).toEqual(['3', '4'])
  expect(go('ArrowUp', '4')).toBe('2')
  expect(go('ArrowUp', '1')).toBeUndefined()
})

test('plus and minus move the end of a bar, and keep a step of it', () => {
  const stretch = (key: string, from = place) => placeAfterStretch({ key, shiftKey: false }, from, 30)
  expect(stretch('+')?.end).toEqual(new Date(Date.UTC(2026, 10, 22, 12, 30)))
  expect(stretch('-')).toMatchObject({ start: at(10), end: new Date(Date.UTC(2026, 10, 22, 11, 30)) })
  const short = { ...place, end: new Date(Date.UTC(2026, 10, 22, 10, 30)) }
  expect(stretch('-', short)).toEqual(short)
  expect(stretch('ArrowRight')).toBeUndefined()
})

test('a key that a bar cannot follow answers why', () => {
  const bar: TimelineBar = {
    ...place,
    id: 'x',
    label: 'Verksted',
    tone: 'off',
    ends: 'both',
  }
  const said = (key: string, more: Partial<TimelineBar> = {}) =>
    refusalOfKey({ key, shiftKey: false }, { ...bar, ...more })
  expect(said('ArrowDown')).toBeUndefined()
  expect(said('PageUp', { fixed: 'Har begynt.' })).toBe('Har begynt.')
  expect(said('ArrowLeft')).toBeUndefined()
  expect(said('+')).toBeUndefined()
  expect(said('ArrowLeft', { fixed: 'Har begynt.', ends: 'end' })).toBe('Har begynt.')
  expect(said('+', { fixed: 'Har begynt.', ends: 'end' })).toBeUndefined()
  expect(said('+', { ends: 'start' })).toBe('')
})

test('over a clock change a half hour is one that passes, and a day keeps the time of day', () => {
  const oslo = (text: string) => new Date(text)
  const night = { rowId: 'b', start: oslo('2026-03-29T01:30:00+01:00'), end: oslo('2026-03-29T04:00:00+02:00') }
  const press = (from: typeof night, key: string, shiftKey = false) =>
    placeAfterKey({ key, shiftKey }, from, ['b'], 30)?.start.toISOString()
  expect(press(night, 'ArrowRight')).toBe('2026-03-29T01:00:00.000Z')
  const before = { ...night, start: oslo('2026-03-28T10:00:00+01:00'), end: oslo('2026-03-28T12:00:00+01:00') }
  expect(press(before, 'ArrowRight', true)).toBe('2026-03-29T08:00:00.000Z')
  const autumn = { ...night, start: oslo('2026-10-24T10:00:00+02:00'), end: oslo('2026-10-24T12:00:00+02:00') }
  expect(press(autumn, 'ArrowRight', true)).toBe('2026-10-25T09:00:00.000Z')
  const twice = { ...night, start: oslo('2026-10-25T02:30:00+02:00'), end: oslo('2026-10-25T04:00:00+01:00') }
  expect(press(twice, 'ArrowRight')).toBe('2026-10-25T01:00:00.000Z')
})

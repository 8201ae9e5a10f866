import { expect, test } from 'vitest'
import { barAfterKey, placeAfterKey } from './timeline-keys.ts'
import type { TimelineBar } from './timeline-types.ts'

const at = (hour: number) => new Date(Date.UTC(2026, 10, 22, hour))
const place = { rowId: 'b', start: at(10), end: at(12) }
const after = (key: string, shiftKey = false) => placeAfterKey({ key, shiftKey }, place, ['a', 'b', 'c'], 30)

test('arrows move half hours and rows, with Shift days, and stop at the edge', () => {
  const half = (hour: number) => new Date(at(hour).getTime() + 1_800_000)
  expect(after('ArrowRight')).toEqual({ rowId: 'b', start: half(10), end: half(12) })
  expect(after('ArrowLeft', true)?.start).toEqual(new Date(Date.UTC(2026, 10, 21, 10)))
  expect(after('ArrowUp')?.rowId).toBe('a')
  expect(after('PageDown')?.rowId).toBe('c')
  expect(after('x')).toBeUndefined()
})

const bar = (id: string, rowId: string, hour: number): TimelineBar => ({
  ...{ id, rowId, label: id, tone: 'plain' },
  ...{ start: at(hour), end: at(hour + 1) },
})
const bars = [bar('1', 'a', 8), bar('2', 'a', 14), bar('3', 'c', 7), bar('4', 'c', 13)]
const go = (key: string, id: string) =>
  barAfterKey(key, bars.find((one) => one.id === id) as TimelineBar, ['a', 'b', 'c'], (rowId) =>
    bars.filter((one) => one.rowId === rowId),
  )?.id

test('keys go along the row, and over empty rows to the nearest in time', () => {
  expect(go('ArrowRight', '1')).toBe('2')
  expect(go('ArrowRight', '2')).toBeUndefined()
  expect([go('Home', '2'), go('End', '1')]).toEqual(['1', '2'])
  expect([go('ArrowDown', '1'), go('ArrowDown', '2')]).toEqual(['3', '4'])
  expect(go('ArrowUp', '4')).toBe('2')
  expect(go('ArrowUp', '1')).toBeUndefined()
})

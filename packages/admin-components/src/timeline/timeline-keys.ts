import { shifted, shiftedDays, stretched } from './timeline-time.ts'
import type { TimelineBar, TimelinePlace } from './timeline-types.ts'

const PAGE_ROWS = 5

interface Pressed {
  readonly key: string
  readonly shiftKey: boolean
}

/** Where a key takes what was picked up; nothing for a key that moves nothing. */
export function placeAfterKey(
  { key, shiftKey }: Pressed,
  place: TimelinePlace,
  rowIds: readonly string[],
  stepMinutes: number,
): TimelinePlace | undefined {
  const inTime = { ArrowLeft: -1, ArrowRight: 1 }[key]
  if (inTime !== undefined) return shiftKey ? shiftedDays(place, inTime) : shifted(place, inTime * stepMinutes)
  const rows = { ArrowUp: -1, ArrowDown: 1, PageUp: -PAGE_ROWS, PageDown: PAGE_ROWS }[key]
  if (rows === undefined) return undefined
  const index = Math.min(rowIds.length - 1, Math.max(0, rowIds.indexOf(place.rowId) + rows))
  return { ...place, rowId: rowIds[index] ?? place.rowId }
}

/** What plus and minus make of what was picked up: its end comes later or sooner. */
export function placeAfterStretch({ key }: Pressed, place: TimelinePlace, stepMinutes: number) {
  const way = { '+': 1, '-': -1 }[key]
  return way === undefined ? undefined : stretched(place, 'end', way * stepMinutes, stepMinutes)
}

/** Why a key does nothing to a bar: it stays where it is. */
export function refusalOfKey({ key }: Pressed, { fixed, ends }: TimelineBar): string | undefined {
  if (key.startsWith('Arrow') || key.startsWith('Page')) return fixed
  const isStretch = key === '+' || key === '-'
  return isStretch && ends !== 'both' && ends !== 'end' ? (fixed ?? '') : undefined
}

const middleOf = ({ start, end }: TimelineBar) => (start.getTime() + end.getTime()) / 2

function nearestTo(bar: TimelineBar, others: readonly TimelineBar[]): TimelineBar | undefined {
  const far = (other: TimelineBar) => Math.abs(middleOf(other) - middleOf(bar))
  return others.reduce<TimelineBar | undefined>(
    (best, other) => (best === undefined || far(other) < far(best) ? other : best),
    undefined,
  )
}

/** The bar that a key goes to from another: along the row, or to the nearest in time of the next row that has any. */
export function barAfterKey(
  key: string,
  from: TimelineBar,
  rowIds: readonly string[],
  barsOf: (rowId: string) => readonly TimelineBar[],
): TimelineBar | undefined {
  const row = barsOf(from.rowId)
  const index = row.findIndex(({ id }) => id === from.id)
  if (key === 'ArrowLeft') return row[index - 1]
  if (key === 'ArrowRight') return row[index + 1]
  if (key === 'Home') return row[0]
  if (key === 'End') return row.at(-1)
  const way = { ArrowUp: -1, ArrowDown: 1 }[key]
  if (way === undefined) return undefined
  for (let at = rowIds.indexOf(from.rowId) + way; at >= 0 && at < rowIds.length; at += way) {
    const found = nearestTo(from, barsOf(rowIds[at] ?? ''))
    if (found) return found
  }
  return undefined
}

import type { Period } from '@delebil/validation'
import type { TimelineRow } from './timeline-types.ts'

export const ROW_PX = 56
export const GROUP_PX = 36

/** A row or the name of a group, and where it stands among them all. */
export interface TimelineItem {
  readonly top: number
  readonly height: number
  readonly group?: string
  readonly row?: TimelineRow
}

/** All rows in order, each group with its name above it. */
export function layOut(rows: readonly TimelineRow[]): readonly TimelineItem[] {
  const items: TimelineItem[] = []
  let top = 0
  let before: string | undefined
  for (const row of rows) {
    if (row.group !== undefined && row.group !== before) {
      items.push({ top, height: GROUP_PX, group: row.group })
      top += GROUP_PX
    }
    before = row.group
    items.push({ top, height: ROW_PX, row })
    top += ROW_PX
  }
  return items
}

export const heightOf = (items: readonly TimelineItem[]): number => {
  const last = items.at(-1)
  return last ? last.top + last.height : 0
}

/** The index of the item at a height; the first or last where it is beyond them. */
export function indexAt(items: readonly TimelineItem[], y: number): number {
  let [low, high] = [0, items.length - 1]
  while (low < high) {
    const middle = (low + high + 1) >> 1
    if ((items[middle]?.top ?? 0) <= y) low = middle
    else high = middle - 1
  }
  return Math.max(0, low)
}

/** The row at a height; over the name of a group the first row below it. */
export function rowAt(items: readonly TimelineItem[], y: number): TimelineRow | undefined {
  const index = indexAt(items, y)
  return items[index]?.row ?? items[index + 1]?.row
}

/** Which of how many lanes a bar has. */
export interface Lane {
  readonly lane: number
  readonly of: number
}

/** Puts what overlaps beside each other; what stands alone has the whole height of the row. */
export function lanesOf<P extends Period>(bars: readonly P[]): ReadonlyMap<P, Lane> {
  const lanes = new Map<P, Lane>()
  let together: { bar: P; lane: number }[] = []
  let ends: Date[] = []
  const settle = () => {
    for (const { bar, lane } of together) lanes.set(bar, { lane, of: ends.length })
    together = []
    ends = []
  }
  for (const bar of [...bars].sort((a, b) => a.start.getTime() - b.start.getTime())) {
    if (ends.every((end) => end <= bar.start)) settle()
    const free = ends.findIndex((end) => end <= bar.start)
    const lane = free < 0 ? ends.length : free
    ends[lane] = bar.end
    together.push({ bar, lane })
  }
  settle()
  return lanes
}

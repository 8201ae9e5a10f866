import type { Period } from '@delebil/validation'
import type { TimelineRow } from './timeline-types.ts'

/** Heights in pixels: of one lane of a row, of what lies along its foot, of a group's name, and of the room around a bar. */
export interface TimelineSizes {
  readonly lane: number
  readonly strip: number
  readonly group: number
  readonly gap: number
}

/** What a row has to hold: so many lanes, and something along its foot. */
export interface RowLoad {
  readonly lanes: number
  readonly hasStrip: boolean
}

/** A row or the name of a group, and where it stands among them all. */
export interface TimelineItem {
  readonly top: number
  readonly height: number
  readonly group?: string
  /** How many rows a group has. */
  readonly count?: number
  readonly row?: TimelineRow
}

export const emptyLoad: RowLoad = { lanes: 1, hasStrip: false }

export const rowHeight = ({ lanes, hasStrip }: RowLoad, { lane, strip }: TimelineSizes): number =>
  lane * lanes + (hasStrip ? strip : 0)

/** All rows in order, each as high as what it holds, each group with its name above it. */
export function layOut(
  rows: readonly TimelineRow[],
  sizes: TimelineSizes,
  loadOf: (rowId: string) => RowLoad = () => emptyLoad,
): readonly TimelineItem[] {
  const items: TimelineItem[] = []
  const counts = new Map<string, number>()
  for (const { group } of rows) if (group !== undefined) counts.set(group, (counts.get(group) ?? 0) + 1)
  let top = 0
  let before: string | undefined
  for (const row of rows) {
    const { group } = row
    if (group !== undefined && group !== before) {
      items.push({ top, height: sizes.group, group, count: counts.get(group) ?? 0 })
      top += sizes.group
    }
    before = group
    const height = rowHeight(loadOf(row.id), sizes)
    items.push({ top, height, row })
    top += height
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

/** Puts what overlaps below each other; what stands alone is in the first lane. */
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

/** Where a lane's bar is on a row; closer together where what is carried brings more than the row was made for. */
export function barPlace(
  { lane, of }: Lane,
  rowPx: number,
  hasStrip: boolean,
  sizes: TimelineSizes,
): { readonly top: number; readonly height: number } {
  const lanePx = Math.min(sizes.lane, (rowPx - (hasStrip ? sizes.strip : 0)) / of)
  return { top: lane * lanePx + sizes.gap, height: Math.max(sizes.gap * 2, lanePx - sizes.gap * 2 - 1) }
}

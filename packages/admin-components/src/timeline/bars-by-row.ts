import { useMemo } from 'react'
import { emptyLoad, lanesOf, type RowLoad } from './timeline-layout.ts'
import { heldTone, isStrip, takesRoom } from './timeline-tones.ts'
import type { TimelineBar } from './timeline-types.ts'
import type { Picked } from './use-timeline-pick.ts'

export const noBars: readonly TimelineBar[] = []
type BarsByRow = ReadonlyMap<string, readonly TimelineBar[]>

/** The bars of each row by time, what is held where it is held; where it came from it leaves a shape. */
export function useBarsByRow(bars: readonly TimelineBar[], picked: Picked | undefined) {
  const settled = useMemo(() => groupByRow(bars), [bars])
  const loads = useMemo(() => loadsOf(settled), [settled])
  const byRow = useMemo(() => (picked ? withPicked(settled, picked) : settled), [settled, picked])
  return { byRow, loadOf: (rowId: string) => loads.get(rowId) ?? emptyLoad, loads } as const
}

/** What each row has to hold; a row that has one lane and no strip is not named. Nothing moves for what is only carried over it. */
function loadsOf(byRow: BarsByRow): ReadonlyMap<string, RowLoad> {
  const loads = new Map<string, RowLoad>()
  for (const [rowId, bars] of byRow) {
    const hasStrip = bars.some(isStrip)
    const lanes = Math.max(1, ...[...lanesOf(bars.filter(takesRoom)).values()].map((lane) => lane.of))
    if (hasStrip || lanes > 1) loads.set(rowId, { lanes, hasStrip })
  }
  return loads
}

function withPicked(settled: BarsByRow, { bar, place }: Picked): BarsByRow {
  const rows = new Map(settled)
  const isIt = ({ id, tone }: TimelineBar) => id === bar.id && tone !== 'ghost'
  const from = (rows.get(bar.rowId) ?? noBars).flatMap((one) =>
    isIt(one) ? (isStrip(one) ? [] : [{ ...one, tone: 'ghost' as const }]) : [one],
  )
  rows.set(bar.rowId, from)
  rows.set(place.rowId, [...(rows.get(place.rowId) ?? noBars), { ...bar, ...place, tone: heldTone(bar) }])
  return rows
}

function groupByRow(bars: readonly TimelineBar[]): BarsByRow {
  const rows = new Map<string, TimelineBar[]>()
  for (const bar of bars) {
    const row = rows.get(bar.rowId)
    if (row) row.push(bar)
    else rows.set(bar.rowId, [bar])
  }
  for (const row of rows.values()) row.sort((a, b) => a.start.getTime() - b.start.getTime())
  return rows
}

import type { TimelineBar } from './timeline-types.ts'

/** The one bar that Tab comes to: the last that had focus if it is in sight, else the first that is. */
export function tabStopOf(
  focused: string | undefined,
  rowIds: readonly string[],
  pinnedId: string | undefined,
  barsOf: (rowId: string) => readonly TimelineBar[],
): string | undefined {
  const inSight = [...(pinnedId === undefined ? [] : [pinnedId]), ...rowIds].flatMap((id) => barsOf(id))
  const real = inSight.filter(({ tone }) => tone !== 'ghost')
  return (real.find(({ id }) => id === focused) ?? real.find(({ fixed }) => fixed === undefined) ?? real[0])?.id
}

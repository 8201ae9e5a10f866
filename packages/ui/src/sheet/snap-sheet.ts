export type SheetPosition = 'peek' | 'half' | 'full'

export const sheetPositions: readonly SheetPosition[] = ['peek', 'half', 'full']

export type SheetStops<T> = Readonly<Record<SheetPosition, T>>

/** How far a throw carries, in ms of its speed. */
const throwMs = 160

/**
 * Where a sheet let go comes to rest: the position nearest to where the throw would carry it.
 * Heights in px, speed in px per ms, upwards positive.
 */
export const snapSheet = (heightPx: number, speed: number, heights: SheetStops<number>): SheetPosition => {
  const aim = heightPx + speed * throwMs
  const distance = (position: SheetPosition) => Math.abs(heights[position] - aim)
  return sheetPositions.reduce((best, position) => (distance(position) < distance(best) ? position : best))
}

/** One step up or down; stays at the ends. */
export const stepSheet = (position: SheetPosition, step: 1 | -1): SheetPosition =>
  sheetPositions[sheetPositions.indexOf(position) + step] ?? position

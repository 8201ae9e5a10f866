/** From so many rows on, only those near what is seen stand in the page. */
export const VIRTUAL_FROM = 50

/** Rows that stand in the page: `to` is the first that no longer does. */
export interface RowRange {
  readonly from: number
  readonly to: number
}

/** A row by its index, or the room that rows which are left out would take. */
export type Piece = { readonly index: number } | { readonly afterIndex: number; readonly gapPx: number }

/** The rows between two heights of the list. */
export function rowsBetween(heights: readonly number[], topPx: number, bottomPx: number): RowRange {
  let from = 0
  let y = 0
  while (from < heights.length - 1 && y + (heights[from] ?? 0) <= topPx) y += heights[from++] ?? 0
  let to = from
  while (to < heights.length && y < bottomPx) y += heights[to++] ?? 0
  return { from, to: Math.max(to, Math.min(from + 1, heights.length)) }
}

/** Whether all rows of one range are in another. */
export const isWithin = (inner: RowRange, outer: RowRange) => inner.from >= outer.from && inner.to <= outer.to

/** The rows of a range, and one more that is kept wherever it is, with gaps between them. */
export function piecesOf(heights: readonly number[], { from, to }: RowRange, kept: number): readonly Piece[] {
  const indexes = Array.from({ length: Math.max(0, to - from) }, (_, place) => from + place)
  if (kept >= 0 && kept < from) indexes.unshift(kept)
  if (kept >= to && kept < heights.length) indexes.push(kept)
  const pieces: Piece[] = []
  let next = 0
  for (const index of [...indexes, heights.length]) {
    const gapPx = heights.slice(next, index).reduce((sum, height) => sum + height, 0)
    if (gapPx > 0) pieces.push({ afterIndex: next - 1, gapPx })
    if (index < heights.length) pieces.push({ index })
    next = index + 1
  }
  return pieces
}

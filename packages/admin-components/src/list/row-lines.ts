import type { AnyRecord } from '@delebil/core-api/admin'
import type { Screen } from '../screen/screen.ts'

/** A line over a row. */
export interface RowLine {
  readonly text: string
  /** Between what is and what is to come. */
  readonly isNow: boolean
}

/** The line that stands over the row at a place, where the list is in the order that has lines. */
export function lineBefore(
  { divided }: Pick<Screen, 'divided'>,
  sort: string,
  rows: readonly AnyRecord[],
  at: number,
  now: Date,
): RowLine | undefined {
  const row = rows[at]
  if (!divided || !row || sort !== divided.sort) return undefined
  const before = rows[at - 1]
  const group = divided.of(row)
  if (before && divided.of(before) === group) return undefined
  const text = divided.text(group, rows, now)
  return text === undefined ? undefined : { text, isNow: group === divided.now }
}

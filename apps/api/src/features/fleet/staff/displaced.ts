import type { Read } from '@delebil/core-api/admin'

/** A time, without an end if it has none. */
export type Span = { readonly start: Date; readonly end: Date | null }
type Placing = Span & { readonly locationId: number | undefined }
type Placed = Pick<Read<'assignments'>, 'start' | 'end' | 'locationId'>

const never = Number.POSITIVE_INFINITY
const endOf = ({ end }: Span): number => end?.getTime() ?? never
const span = (start: number, end: number): Span[] =>
  start < end ? [{ start: new Date(start), end: end === never ? null : new Date(end) }] : []

/** When a car stands elsewhere than it would have: all of a new placing or another place, else what was added or left. */
export const displaced = (after: Placing, before: Placed | undefined): Span[] => {
  const now: Span = { start: after.start, end: after.end }
  if (before === undefined) return [now]
  const then: Span = { start: new Date(before.start), end: before.end === null ? null : new Date(before.end) }
  const [from, to] = [now.start.getTime(), endOf(now)]
  const [wasFrom, wasTo] = [then.start.getTime(), endOf(then)]
  if (after.locationId !== before.locationId || wasTo <= from || to <= wasFrom) return [now, then]
  return [...span(Math.min(from, wasFrom), Math.max(from, wasFrom)), ...span(Math.min(to, wasTo), Math.max(to, wasTo))]
}

import type { Period } from '@delebil/validation'
import { type Bar, keyOf } from './plan.ts'

/** Where a reservation, a block or an assignment is to be; without a car a reservation stands on the parking place. */
export interface Target extends Period {
  readonly carId: number | undefined
  /** An assignment without an end. */
  readonly isOpen?: boolean
  /** Where an assignment places the car. */
  readonly locationId?: number | undefined
  readonly note?: string | undefined
}

export interface Change {
  /** As it is now, for everybody; of what is to be made, as it was first drawn, with a negative id. */
  readonly bar: Bar
  readonly to: Target
  /** The limit for members is passed, or the reservations that it affects have been seen. */
  readonly override: boolean
  readonly isRemoved?: boolean
}

/** Where something is, and no more of it: whose it is belongs to the server. */
export const asTarget = ({ carId, start, end, isOpen, locationId, note }: Target): Target => ({
  carId,
  start,
  end,
  locationId,
  note,
  ...(isOpen !== undefined && { isOpen }),
})

/** What is to be moved, and how it was before each change, the newest last. */
export interface Draft {
  readonly changes: readonly Change[]
  readonly before: readonly (readonly Change[])[]
}

export const emptyDraft: Draft = { changes: [], before: [] }

/** It is to be made: nobody else has it yet. */
export const isNew = ({ id }: Pick<Bar, 'id'>): boolean => id < 0

const isHome = (bar: Bar, to: Target): boolean =>
  !isNew(bar) &&
  to.carId === bar.carId &&
  to.start.getTime() === bar.start.getTime() &&
  to.end.getTime() === bar.end.getTime() &&
  (to.isOpen ?? false) === (bar.isOpen ?? false) &&
  (to.locationId ?? bar.locationId) === bar.locationId &&
  (to.note ?? bar.note ?? '') === (bar.note ?? '')

const with_ = (draft: Draft, changes: readonly Change[]): Draft => ({
  changes,
  before: [...draft.before, draft.changes],
})

const set = (draft: Draft, change: Change): Draft => {
  const isKnown = draft.changes.some(({ bar }) => keyOf(bar) === keyOf(change.bar))
  const changes = draft.changes.map((one) => (keyOf(one.bar) === keyOf(change.bar) ? change : one))
  return with_(draft, isKnown ? changes : [...draft.changes, change])
}
const without = (draft: Draft, bar: Bar): Draft =>
  with_(
    draft,
    draft.changes.filter((change) => keyOf(change.bar) !== keyOf(bar)),
  )

export const changeOf = ({ changes }: Draft, bar: Bar): Change | undefined =>
  changes.find((change) => keyOf(change.bar) === keyOf(bar))

/** Moves something in the draft; back where it was, there is nothing to be changed. */
export function place(draft: Draft, bar: Bar, to: Target): Draft {
  const known = changeOf(draft, bar)
  const original = known?.bar ?? bar
  if (isHome(original, to)) return known ? without(draft, bar) : draft
  return set(draft, { bar: original, to: asTarget(to), override: false })
}

/** A block or an assignment that is to go; one that was only to be made is forgotten. */
export function remove(draft: Draft, bar: Bar): Draft {
  const original = changeOf(draft, bar)?.bar ?? bar
  if (isNew(original)) return without(draft, bar)
  return set(draft, { bar: original, to: asTarget(original), override: false, isRemoved: true })
}

export const putBack = without

/** Lets all of it go; it can still be undone. */
export const empty = (draft: Draft): Draft => with_(draft, [])

/** Passes the limits for members on purpose, or no longer. */
export function setOverride(draft: Draft, bar: Bar, override: boolean): Draft {
  const changes = draft.changes.map((change) => (keyOf(change.bar) === keyOf(bar) ? { ...change, override } : change))
  return { ...draft, changes }
}

export function undo({ before }: Draft): Draft {
  return { changes: before.at(-1) ?? [], before: before.slice(0, -1) }
}

/** What is left when these have been done; after a reload they are the same by what they say only. */
export function afterDone({ changes }: Draft, done: readonly Change[]): Draft {
  const areDone = new Set(done.map(changeKey))
  return { changes: changes.filter((change) => !areDone.has(changeKey(change))), before: [] }
}

const changeKey = ({ bar, ...rest }: Change): string => JSON.stringify([keyOf(bar), bar.version, rest])

/** An id for what is to be made: another than all in the draft. */
export const newId = ({ changes }: Draft): number => Math.min(0, ...changes.map(({ bar }) => bar.id)) - 1

export const parkedOf = (changes: readonly Change[]): number[] =>
  changes.flatMap(({ bar, to }) => (to.carId === undefined && !isNew(bar) ? [bar.id] : []))

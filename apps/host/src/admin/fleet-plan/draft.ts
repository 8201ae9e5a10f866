import type { PlanMove } from '@delebil/core-api/admin'
import type { Period } from '@delebil/validation'
import type { Bar } from './plan.ts'

/** Where a reservation is to be; without a car it stands on the parking place. */
export interface Target extends Period {
  readonly carId: number | undefined
}

export interface Change {
  /** As it is now, for everybody. */
  readonly bar: Bar
  readonly to: Target
  readonly override: boolean
}

/** What is to be moved, and how it was before each change, the newest last. */
export interface Draft {
  readonly changes: readonly Change[]
  readonly before: readonly (readonly Change[])[]
}

export const emptyDraft: Draft = { changes: [], before: [] }

const isHome = ({ carId, start, end }: Bar, to: Target): boolean =>
  to.carId === carId && to.start.getTime() === start.getTime() && to.end.getTime() === end.getTime()

const with_ = (draft: Draft, changes: readonly Change[]): Draft => ({
  changes,
  before: [...draft.before, draft.changes],
})

/** Moves a reservation in the draft; back where it was, there is nothing to be changed. */
export function place(draft: Draft, bar: Bar, to: Target): Draft {
  const known = draft.changes.find((change) => change.bar.id === bar.id)
  const original = known?.bar ?? bar
  const others = draft.changes.filter((change) => change !== known)
  if (isHome(original, to)) return known ? with_(draft, others) : draft
  const change = { bar: original, to, override: false }
  return with_(draft, known ? draft.changes.map((one) => (one === known ? change : one)) : [...others, change])
}

export function putBack(draft: Draft, id: number): Draft {
  return with_(
    draft,
    draft.changes.filter(({ bar }) => bar.id !== id),
  )
}

/** Passes the limits for members on purpose, or no longer. */
export function setOverride(draft: Draft, id: number, override: boolean): Draft {
  const changes = draft.changes.map((change) => (change.bar.id === id ? { ...change, override } : change))
  return { ...draft, changes }
}

export function undo({ before }: Draft): Draft {
  return { changes: before.at(-1) ?? [], before: before.slice(0, -1) }
}

/** What is asked of the server. A limit is passed with a reason or not at all. */
export function movesOf(changes: readonly Change[], why: string): PlanMove[] {
  return changes.flatMap(({ bar, to, override }) =>
    to.carId === undefined
      ? []
      : [
          {
            reservationId: bar.id,
            version: bar.version,
            carId: to.carId,
            start: to.start.toISOString(),
            end: to.end.toISOString(),
            ...(why !== '' && { why }),
            ...(override && why !== '' && { override }),
          },
        ],
  )
}

export const parkedOf = (changes: readonly Change[]): number[] =>
  changes.flatMap(({ bar, to }) => (to.carId === undefined ? [bar.id] : []))

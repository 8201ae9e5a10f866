import type { PlanBar, PlanCar, PlanPlace } from '@delebil/core-api/admin'
import type { Period } from '@delebil/validation'
import { addOsloDays } from '@delebil/validation/time'

/** What a car is kept for, with its times as moments. */
export interface Bar extends Omit<PlanBar, 'start' | 'end'>, Period {
  /** It has no end; the one it has here is beyond all that is shown. */
  readonly isOpen?: boolean
}

export interface Plan {
  readonly window: Period
  readonly places: readonly PlanPlace[]
  readonly cars: readonly PlanCar[]
  readonly bars: readonly Bar[]
}

export const openEnd = (start: Date): Date => addOsloDays(start, 3650)

/** Without an end it lasts beyond all that is shown. */
export const toBar = ({ start, end, ...bar }: PlanBar): Bar => ({
  ...bar,
  start: new Date(start),
  ...(end === undefined ? { end: openEnd(new Date(start)), isOpen: true } : { end: new Date(end) }),
})

/** The id of a bar among all kinds. */
export const keyOf = ({ kind, id }: Pick<Bar, 'kind' | 'id'>): string => `${kind}-${id}`

/** How many bars are another thing in the newer plan, came, or went. */
export function newsBetween(before: Pick<Plan, 'bars'>, after: Pick<Plan, 'bars'>): number {
  const known = new Map(before.bars.map((bar) => [keyOf(bar), JSON.stringify(bar)]))
  const changed = after.bars.filter((bar) => known.get(keyOf(bar)) !== JSON.stringify(bar)).length
  const still = new Set(after.bars.map(keyOf))
  return changed + before.bars.filter((bar) => !still.has(keyOf(bar))).length
}

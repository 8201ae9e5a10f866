import { checkFixtureCar } from '@delebil/validation'
import type { ProblemCode } from '@delebil/validation/text'
import { staffMay } from '../shared/staff-may.ts'
import type { Bar } from './plan.ts'
import { planTexts as texts } from './plan-texts.ts'

/** What the person may do on the plan. */
export interface PlanRights {
  /** Reservations and blocks. */
  readonly mayMove: boolean
  /** Assignments as well. */
  readonly mayPlace: boolean
}

/** How a bar can be moved: why it stays, why it is not lifted out, and which of its ends can be drawn. */
export interface BarRules {
  readonly fixed?: string
  readonly unpinned?: string
  readonly ends?: 'both' | 'start' | 'end'
  /** It can be changed in a dialog, and removed: a block or an assignment that is not over. */
  readonly isEditable?: boolean
}

/** It can be lifted out for now: its car is free while it is decided where it goes. */
export const isParkable = ({ kind }: Bar, { fixed, unpinned }: BarRules): boolean =>
  kind !== 'hold' && fixed === undefined && unpinned === undefined

const { fixed: why } = texts

function ofFixture({ kind, start, isOpen }: Bar, now: Date): BarRules {
  const own = { isEditable: true, ...(kind === 'assignment' && { unpinned: texts.unpinned }) }
  if (!checkFixtureCar({ start }, now)) return { ...own, ends: isOpen ? 'start' : 'both' }
  const begun = kind === 'block' ? why.blockBegun : isOpen ? why.placedOpen : why.placedBegun
  return { ...own, fixed: begun, ...(!isOpen && { ends: 'end' as const }) }
}

// The plan holds nothing that was called off, and tells of a trip only that it stays: it is out, or was brought back before now.
function refusedMove({ start, end, isFixed }: Bar, now: Date): ProblemCode | undefined {
  const begun = isFixed && (end > now ? { started: start } : { started: start, ended: end })
  return staffMay('move', { state: 'FUTURE', start, end, ...begun }, { kind: 'office' }, now)
}

/** The rules of one bar, as the server will say them. */
export function rulesOf(bar: Bar, now: Date, { mayMove, mayPlace }: PlanRights): BarRules {
  if (bar.kind === 'hold') return { fixed: why.hold }
  const refused = bar.kind === 'reservation' ? refusedMove(bar, now) : undefined
  if (refused) return { fixed: refused === 'reservation.already-started' ? why.begun : why.over }
  if (bar.isFixed || bar.end <= now) return { fixed: why.over }
  if (!mayMove) return { fixed: why.readOnly }
  if (bar.kind === 'reservation') return { ends: 'both' }
  if (bar.kind === 'assignment' && !mayPlace) return { fixed: why.noFleet }
  return ofFixture(bar, now)
}

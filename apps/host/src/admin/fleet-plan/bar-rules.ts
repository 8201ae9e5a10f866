import type { Bar } from './plan.ts'
import { planTexts as texts } from './plan-texts.ts'

/** What the person may do on the plan. */
export interface PlanRights {
  /** Reservations and blocks. */
  readonly mayMove: boolean
  /** Assignments as well. */
  readonly mayPlace: boolean
}

/** How a bar can be moved: why it stays, on which row, and which of its ends can be drawn. */
export interface BarRules {
  readonly fixed?: string
  readonly ownRow?: string
  readonly ends?: 'both' | 'start' | 'end'
  /** It can be changed in a dialog, and removed: a block or an assignment that is not over. */
  readonly isEditable?: boolean
}

const { fixed: why } = texts

function ofFixture({ kind, start, isOpen }: Bar, now: Date): BarRules {
  const ownRow = kind === 'block' ? texts.ownRow.block : texts.ownRow.assignment
  if (start > now) return { ownRow, isEditable: true, ends: isOpen ? 'start' : 'both' }
  const begun = kind === 'block' ? why.blockBegun : isOpen ? why.placedOpen : why.placedBegun
  return { ownRow, isEditable: true, fixed: begun, ...(!isOpen && { ends: 'end' as const }) }
}

/** The rules of one bar, as the server will say them. */
export function rulesOf(bar: Bar, now: Date, { mayMove, mayPlace }: PlanRights): BarRules {
  if (bar.kind === 'hold') return { fixed: why.hold }
  if (bar.kind === 'reservation' && bar.isFixed && bar.end > now) return { fixed: why.begun }
  if (bar.isFixed || bar.end <= now) return { fixed: why.over }
  if (!mayMove) return { fixed: why.readOnly }
  if (bar.kind === 'reservation') return { ends: 'both' }
  if (bar.kind === 'assignment' && !mayPlace) return { fixed: why.noFleet }
  return ofFixture(bar, now)
}

import { Icon } from '@delebil/ui'
import { Check, Circle, CircleAlert, CircleDot, Eye, type LucideIcon } from 'lucide-react'
import { states } from './state-badge.css.ts'

/** What a state means to staff: goes on, is to come, must be seen, is wrong, is over. */
export type StateMeaning = keyof typeof states

const shapes: Readonly<Record<StateMeaning, LucideIcon>> = {
  going: CircleDot,
  coming: Circle,
  look: Eye,
  wrong: CircleAlert,
  over: Check,
}

export interface StateBadgeProps {
  readonly meaning: StateMeaning
  /** A shape that says more than the one of the meaning: a clock for what is late. */
  readonly icon?: LucideIcon
  readonly children: string
}

/** A state in its word, with a shape and a colour. */
export function StateBadge({ meaning, icon, children }: StateBadgeProps) {
  return (
    <span className={states[meaning]}>
      <Icon of={icon ?? shapes[meaning]} sizePx={12} />
      {children}
    </span>
  )
}

import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { Icon } from '../icon/icon.tsx'
import { action as actionClass, badge, box, heading as headingClass, text } from './empty-state.css.ts'

export interface EmptyStateProps {
  heading: string
  icon?: LucideIcon
  /** What to do about it. */
  action?: ReactNode
  /** Level of the heading in the page. */
  level?: 2 | 3
  children?: ReactNode
}

/** Nothing here, why, and the way on. */
export function EmptyState({ heading, icon, action, level = 2, children }: EmptyStateProps) {
  const Heading = `h${level}` as const
  return (
    <div className={box}>
      {icon && (
        <span className={badge}>
          <Icon of={icon} sizePx={28} />
        </span>
      )}
      <Heading className={headingClass}>{heading}</Heading>
      {children !== undefined && <div className={text}>{children}</div>}
      {action !== undefined && <div className={actionClass}>{action}</div>}
    </div>
  )
}

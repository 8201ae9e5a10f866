import { Icon } from '@delebil/ui'
import type { LucideIcon } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { Link } from 'react-aria-components'
import { Count, type CountProps } from './count.tsx'
import * as css from './headed-card.css.ts'

export interface HeadedCardProps {
  readonly heading: string
  readonly icon?: LucideIcon
  readonly count?: CountProps
  /** Where all of it stands. */
  readonly link?: { readonly href: string; readonly label: string }
  /** What is done with all of it. */
  readonly actions?: ReactNode
  /** What is inside reaches to the edges: rows, a table. */
  readonly isBare?: boolean
  readonly children: ReactNode
}

/** One thing under its heading. */
export function HeadedCard({ heading, icon, count, link, actions, isBare = false, children }: HeadedCardProps) {
  const id = useId()
  return (
    <section className={css.card} aria-labelledby={id}>
      <div className={css.head}>
        {icon && <Icon of={icon} sizePx={16} />}
        <h2 id={id} className={css.name}>
          {heading}
        </h2>
        {count && <Count {...count} />}
        {(link ?? actions) !== undefined && (
          <div className={css.after}>
            {actions}
            {link && (
              <Link href={link.href} className={css.link}>
                {link.label}
              </Link>
            )}
          </div>
        )}
      </div>
      <div className={isBare ? css.bareBody : css.body}>{children}</div>
    </section>
  )
}

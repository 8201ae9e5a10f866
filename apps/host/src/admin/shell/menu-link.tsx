import { Count } from '@delebil/admin-components'
import { Icon, VisuallyHidden } from '@delebil/ui'
import { ExternalLink } from 'lucide-react'
import { Link } from 'react-aria-components'
import { adminTexts } from './admin-texts.ts'
import type { MenuItem } from './menu.ts'
import * as css from './side.css.ts'

interface MenuLinkProps {
  readonly item: MenuItem
  readonly isHere: boolean
  /** How much is new or waits; nothing is not said. */
  readonly count: number
}

/** One item of the sub-navigation, with what waits there. One that can't be opened says why, and is reached all the same. */
export function MenuLink({
  item: { label, href, icon, isBad, isExternal, opensNewTab, disabledBecause },
  isHere,
  count,
}: MenuLinkProps) {
  const isElsewhere = isExternal === true || opensNewTab === true
  if (disabledBecause !== undefined) {
    return (
      <li>
        {/* biome-ignore lint/a11y/useSemanticElements: an anchor that leads nowhere is no link to a screen reader */}
        <span role="link" aria-disabled tabIndex={0} className={css.disabledItem}>
          {label}
          <span className={css.why}>{disabledBecause}</span>
        </span>
      </li>
    )
  }
  return (
    <li>
      <Link
        href={href}
        className={css.item}
        {...(isElsewhere && { target: '_blank', rel: 'noopener noreferrer' })}
        {...(isHere && { 'aria-current': 'page' as const })}
      >
        {icon && <Icon of={icon} sizePx={16} />}
        <span className={css.name}>{label}</span>
        {isElsewhere && (
          <>
            <Icon of={ExternalLink} sizePx={16} />
            <VisuallyHidden>{adminTexts.newTab}</VisuallyHidden>
          </>
        )}
        {count > 0 && <Count of={count} meaning={isBad ? 'wrong' : 'look'} label={adminTexts.waiting(count)} />}
      </Link>
    </li>
  )
}

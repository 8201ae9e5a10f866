import { Icon } from '@delebil/ui'
import { ExternalLink } from 'lucide-react'
import { Link } from 'react-aria-components'
import { useLocation } from 'react-router'
import * as css from './header.css.ts'
import { layoutTexts } from './layout-texts.ts'
import type { MenuLink } from './use-menu-links.ts'

/** The site's own links, in a row or below each other. */
export function TopMenu({
  links,
  isStacked = false,
  onFollow,
}: {
  links: readonly MenuLink[]
  isStacked?: boolean
  onFollow?: () => void
}) {
  const { pathname } = useLocation()
  return (
    <nav aria-label={layoutTexts.mainNavigation}>
      <ul className={isStacked ? css.stackedList : css.list}>
        {links.map(({ href, label, isExternal, isAbove = false }) => (
          <li key={href}>
            <Link
              href={href}
              className={isStacked ? css.stackedItem : css.item}
              onPress={() => onFollow?.()}
              {...((pathname === href || isAbove) && { 'aria-current': pathname === href ? 'page' : 'true' })}
            >
              {label}
              {isExternal && (
                <span className={css.mutedIcon}>
                  <Icon of={ExternalLink} sizePx={16} />
                </span>
              )}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

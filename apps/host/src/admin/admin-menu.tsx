import { mayAny, useAdminHost } from '@delebil/admin-components'
import { LinkButton, MenuButton, Select } from '@delebil/ui'
import { Menu, Plus, Search } from 'lucide-react'
import { Link } from 'react-aria-components'
import { useLocation } from 'react-router'
import { useSessionState, useSite } from '../site/site-context.ts'
import { useAdministered } from '../site/use-administered.ts'
import { useWide } from '../site/use-wide.ts'
import * as css from './admin.css.ts'
import { adminPaths } from './admin-paths.ts'
import { adminTexts } from './admin-texts.ts'
import { isActive, type MenuItem, menuItems, newItems, searchRights } from './menu.ts'
import { useCounts } from './use-counts.ts'

/** Organisation, 'NY', 'SØK' and the sub-navigation; below the breakpoint a menu. */
export function AdminMenu() {
  const { permissions } = useAdminHost()
  const { pathname } = useLocation()
  const counts = useCounts()
  const isWide = useWide()
  const items = menuItems.filter(({ anyOf }) => mayAny(permissions, anyOf))
  const created = newItems.filter(({ anyOf }) => mayAny(permissions, anyOf))
  const countOf = ({ count }: MenuItem) => (count ? (counts?.[count] ?? 0) : 0)
  const entries = (all: readonly MenuItem[]) =>
    all.map((item) => ({
      id: item.href,
      label: item.label,
      href: item.href,
      ...(countOf(item) > 0 && { note: adminTexts.waiting(countOf(item)) }),
    }))
  return (
    <div className={css.side}>
      <OrganizationSelect />
      {!isWide && <MenuButton label={adminTexts.menu} icon={Menu} entries={entries(items)} />}
      <MenuButton label={adminTexts.create} icon={Plus} entries={entries(created)} />
      {mayAny(permissions, searchRights) && (
        <LinkButton icon={Search} variant="secondary" href={adminPaths.search}>
          {adminTexts.search}
        </LinkButton>
      )}
      {isWide && (
        <nav aria-label={adminTexts.navigation}>
          <ul className={css.list}>
            {items.map((item) => (
              <li key={item.href}>
                <Link
                  href={item.href}
                  className={css.item}
                  {...(isActive(item, pathname) && { 'aria-current': 'page' as const })}
                >
                  {item.label}
                  {countOf(item) > 0 && (
                    <span role="img" className={css.count} aria-label={adminTexts.waiting(countOf(item))}>
                      {countOf(item)}
                    </span>
                  )}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      )}
    </div>
  )
}

/** For whoever works for several. */
export function OrganizationSelect() {
  const { session } = useSite()
  const { selectedOrganizationId } = useSessionState()
  const organizations = useAdministered()
  if (organizations.length < 2) return null
  return (
    <Select
      label={adminTexts.organization}
      options={organizations.map(({ id, name }) => ({ id: String(id), label: name }))}
      value={selectedOrganizationId === undefined ? null : String(selectedOrganizationId)}
      onChange={(id) => {
        session.state.selectedOrganizationId = Number(id)
      }}
    />
  )
}

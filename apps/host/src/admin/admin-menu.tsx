import { mayAny, useAdminHost } from '@delebil/admin-components'
import { MenuButton, Select } from '@delebil/ui'
import { Menu, Plus } from 'lucide-react'
import { Link } from 'react-aria-components'
import { useLocation } from 'react-router'
import { useSessionState, useSite } from '../site/site-context.ts'
import { useAdministered } from '../site/use-administered.ts'
import { useWide } from '../site/use-wide.ts'
import * as css from './admin.css.ts'
import { AdminCommands } from './admin-commands.tsx'
import { adminTexts } from './admin-texts.ts'
import { groupsOf, isActive, type MenuItem, menuItems, newItems } from './menu.ts'
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
      <div className={css.across}>
        <OrganizationSelect />
      </div>
      {!isWide && <MenuButton label={adminTexts.menu} icon={Menu} entries={entries(items)} />}
      <MenuButton label={adminTexts.create} icon={Plus} entries={entries(created)} />
      <AdminCommands />
      {isWide && (
        <nav aria-label={adminTexts.navigation} className={css.across}>
          {groupsOf(items).map(({ name, items: own }) => (
            <div key={name ?? ''} className={css.group}>
              {name !== undefined && (
                <p id={`group-${name}`} className={css.groupLabel}>
                  {name}
                </p>
              )}
              <ul className={css.list} {...(name !== undefined && { 'aria-labelledby': `group-${name}` })}>
                {own.map((item) => (
                  <MenuLink key={item.href} item={item} isHere={isActive(item, pathname)} count={countOf(item)} />
                ))}
              </ul>
            </div>
          ))}
        </nav>
      )}
    </div>
  )
}

function MenuLink({ item, isHere, count }: { item: MenuItem; isHere: boolean; count: number }) {
  return (
    <li>
      <Link href={item.href} className={css.item} {...(isHere && { 'aria-current': 'page' as const })}>
        {item.label}
        {count > 0 && (
          <span role="img" className={css.count} aria-label={adminTexts.waiting(count)}>
            {count}
          </span>
        )}
      </Link>
    </li>
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

import { mayAny, useAdminHost } from '@delebil/admin-components'
import { MenuButton, Select } from '@delebil/ui'
import { Menu, Plus } from 'lucide-react'
import { useLocation } from 'react-router'
import { useSessionState } from '../../site/context/site-context.ts'
import { useAdministered } from '../../site/context/use-administered.ts'
import { useGo } from '../../site/context/use-go.ts'
import { useWide } from '../../site/context/use-wide.ts'
import * as css from './admin.css.ts'
import { AdminCommands } from './admin-commands.tsx'
import { adminTexts } from './admin-texts.ts'
import { groupsOf, isActive, listAbove, type MenuItem, menuItems, newItems } from './menu.ts'
import { MenuLink } from './menu-link.tsx'
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
      isDisabled: item.disabledBecause !== undefined,
      note: item.disabledBecause ?? (countOf(item) > 0 ? adminTexts.waiting(countOf(item)) : undefined),
    }))
  return (
    <div className={css.side}>
      <OrganizationSelect />
      <div className={css.buttons}>
        {!isWide && <MenuButton label={adminTexts.menu} icon={Menu} entries={entries(items)} />}
        {created.length > 0 && <MenuButton label={adminTexts.create} icon={Plus} entries={entries(created)} />}
        <AdminCommands />
      </div>
      {isWide && (
        <nav aria-label={adminTexts.navigation}>
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

/** For whoever works for several. */
export function OrganizationSelect() {
  const { selectedOrganizationId } = useSessionState()
  const organizations = useAdministered()
  const { pathname, search } = useLocation()
  const go = useGo()
  const isChosen = organizations.some(({ id }) => id === selectedOrganizationId)
  // Whoever came by a link stays with it; of another organisation there is no such record.
  const to = (id: string) => {
    const query = new URLSearchParams(isChosen ? '' : search)
    query.set('orgId', id)
    return `${isChosen ? listAbove(pathname) : pathname}?${query}`
  }
  if (organizations.length < 2) return null
  return (
    <Select
      label={adminTexts.organization}
      options={organizations.map(({ id, name }) => ({ id: String(id), label: name }))}
      value={isChosen ? String(selectedOrganizationId) : null}
      // By its address: what is typed and not saved is asked about first.
      onChange={(id) => id !== null && go(to(id))}
    />
  )
}

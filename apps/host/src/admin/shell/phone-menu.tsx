import { Count } from '@delebil/admin-components'
import { Icon, IconButton, MenuButton } from '@delebil/ui'
import { Menu, Search } from 'lucide-react'
import { Button, Link } from 'react-aria-components'
import { useLocation } from 'react-router'
import { InHeadSlot } from '../../site/page/head-slot.tsx'
import { adminTexts } from './admin-texts.ts'
import { isActive, phoneItems } from './menu.ts'
import { groupsOf } from './menu-groups.ts'
import { NewMenu } from './new-menu.tsx'
import { OrganizationChooser } from './organization-chooser.tsx'
import * as css from './phone.css.ts'
import type { Shell } from './use-shell.ts'

/** On a phone 'SØK' and 'NY' stand in the site's head, what is used most at the foot, and the rest behind 'Mer'. */
export function PhoneMenu({ shell }: { readonly shell: Shell }) {
  const { items, countOf, maySearch, open } = shell
  const { pathname } = useLocation()
  const footed = items.filter(({ href }) => phoneItems.includes(href))
  const entries = groupsOf(items).flatMap(({ items: own }, group) =>
    own.map((item, index) => ({
      id: item.href,
      label: item.label,
      href: item.href,
      ...(item.icon && { icon: item.icon }),
      isDisabled: item.disabledBecause !== undefined,
      note: item.disabledBecause ?? (countOf(item) > 0 ? adminTexts.waiting(countOf(item)) : undefined),
      startsGroup: group > 0 && index === 0,
    })),
  )
  return (
    <>
      <InHeadSlot>
        {maySearch && <IconButton icon={Search} label={adminTexts.search} onPress={() => open('palette')} />}
        <NewMenu shell={shell} isSmall />
      </InHeadSlot>
      <OrganizationChooser />
      <nav aria-label={adminTexts.navigation} className={css.bar}>
        <ul className={css.list}>
          {footed.map((item) => (
            <li key={item.href}>
              <Link
                href={item.href}
                className={css.item}
                {...(isActive(item, pathname) && { 'aria-current': 'page' as const })}
              >
                {item.icon && <Icon of={item.icon} sizePx={22} />}
                {item.label}
                {countOf(item) > 0 && (
                  <span className={css.count}>
                    <Count of={countOf(item)} meaning="look" label={adminTexts.waiting(countOf(item))} />
                  </span>
                )}
              </Link>
            </li>
          ))}
          <li>
            <MenuButton
              label={adminTexts.more}
              entries={entries}
              trigger={
                <Button className={css.item}>
                  <Icon of={Menu} sizePx={22} />
                  {adminTexts.more}
                </Button>
              }
            />
          </li>
        </ul>
      </nav>
    </>
  )
}

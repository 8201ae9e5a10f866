import { KeyHint } from '@delebil/admin-components'
import { Avatar, Button, Icon, IconButton, VisuallyHidden } from '@delebil/ui'
import { CarFront, CircleQuestionMark, Keyboard, Search } from 'lucide-react'
import { Link } from 'react-aria-components'
import { useLocation } from 'react-router'
import { useSessionState } from '../../site/context/site-context.ts'
import { paths } from '../../site/paths.ts'
import { adminPaths } from '../shared/admin-paths.ts'
import { adminTexts } from './admin-texts.ts'
import { isActive } from './menu.ts'
import { MenuGroup } from './menu-group.tsx'
import { groupsOf } from './menu-groups.ts'
import { NewMenu } from './new-menu.tsx'
import { OrganizationChooser } from './organization-chooser.tsx'
import * as css from './side.css.ts'
import { useMenuGroups } from './use-menu-groups.ts'
import type { Shell } from './use-shell.ts'

/** Beside every page on a desk: the club, 'NY', 'SØK', all groups of the menu, and the person. */
export function SideMenu({ shell }: { readonly shell: Shell }) {
  const { items, countOf, maySearch, open } = shell
  const { pathname } = useLocation()
  const { whoami } = useSessionState()
  const groups = groupsOf(items)
  const named = groups.flatMap(({ name, items: own }) => (name === undefined ? [] : [{ name, lines: own.length }]))
  const isHere = (item: (typeof items)[number]) => isActive(item, pathname)
  const here = groups.find(({ items: own }) => own.some(isHere))?.name
  const { list, open: opened, toggle } = useMenuGroups(named, here)
  const name = whoami?.person.name ?? ''
  return (
    <div className={css.side}>
      <div className={css.top}>
        <OrganizationChooser />
        <div className={css.buttons}>
          <NewMenu shell={shell} />
          {maySearch && (
            <Button icon={Search} onPress={() => open('palette')}>
              {adminTexts.search} <KeyHint keys={['/']} />
            </Button>
          )}
        </div>
      </div>
      <nav ref={list} aria-label={adminTexts.navigation} className={css.nav}>
        {groups.map(({ name: group, items: own }) => (
          <MenuGroup
            key={group ?? ''}
            name={group}
            items={own}
            isOpen={group === undefined || opened.has(group)}
            isHere={isHere}
            countOf={countOf}
            onToggle={() => group !== undefined && toggle(group)}
          />
        ))}
      </nav>
      <div className={css.foot}>
        <Link href={paths.profile} className={css.self}>
          <Avatar name={name} />
          <VisuallyHidden>{adminTexts.toSelf}: </VisuallyHidden>
          <span className={css.selfName}>{name}</span>
        </Link>
        <Link href={paths.findCar} className={css.footLink} aria-label={adminTexts.toCars}>
          <Icon of={CarFront} sizePx={16} />
        </Link>
        {items.some(({ href }) => href === adminPaths.helpOverview) && (
          <Link href={adminPaths.helpOverview} className={css.footLink} aria-label={adminTexts.toHelp}>
            <Icon of={CircleQuestionMark} sizePx={16} />
          </Link>
        )}
        <IconButton icon={Keyboard} label={adminTexts.keys} onPress={() => open('keys')} />
      </div>
    </div>
  )
}

import { Count } from '@delebil/admin-components'
import { Icon } from '@delebil/ui'
import { ChevronDown, ChevronRight } from 'lucide-react'
import { useId } from 'react'
import { Button } from 'react-aria-components'
import { adminTexts } from './admin-texts.ts'
import type { MenuItem } from './menu.ts'
import { MenuLink } from './menu-link.tsx'
import * as css from './side.css.ts'

interface MenuGroupProps {
  readonly name: string | undefined
  readonly items: readonly MenuItem[]
  readonly isOpen: boolean
  readonly isHere: (item: MenuItem) => boolean
  readonly countOf: (item: MenuItem) => number
  readonly onToggle: () => void
}

/** A group of the menu; closed, it shows how much waits in all of it. */
export function MenuGroup({ name, items, isOpen, isHere, countOf, onToggle }: MenuGroupProps) {
  const id = useId()
  const sum = items.reduce((total, item) => total + countOf(item), 0)
  const list = (
    <ul id={id} className={css.list} {...(name !== undefined && { 'aria-label': name })}>
      {items.map((item) => (
        <MenuLink key={item.href} item={item} isHere={isHere(item)} count={countOf(item)} />
      ))}
    </ul>
  )
  if (name === undefined) return list
  const isBad = items.some((item) => item.isBad && countOf(item) > 0)
  return (
    <div className={css.group}>
      <Button
        className={css.groupName}
        aria-expanded={isOpen}
        {...(isOpen && { 'aria-controls': id })}
        {...(!isOpen && items.some(isHere) && { 'data-here': true })}
        onPress={onToggle}
      >
        <Icon of={isOpen ? ChevronDown : ChevronRight} sizePx={14} />
        <span className={css.name}>{name}</span>
        {!isOpen && sum > 0 && <Count of={sum} meaning={isBad ? 'wrong' : 'look'} label={adminTexts.waiting(sum)} />}
      </Button>
      {isOpen && list}
    </div>
  )
}

import type { LucideIcon } from 'lucide-react'
import type { ReactElement } from 'react'
import { MenuItem, Separator, Text } from 'react-aria-components'
import { Icon } from '../icon/icon.tsx'
import { optionIcon, optionNote, optionTexts } from '../list-box/list-box.css.ts'
import { dangerItem, item, separator } from './menu.css.ts'

export interface MenuEntry {
  id: string
  label: string
  note?: string | undefined
  icon?: LucideIcon
  href?: string
  isDisabled?: boolean
  /** Something is lost. */
  isDanger?: boolean
  /** A line above this entry. */
  startsGroup?: boolean
}

/** The entries of a menu, with a line before each group. Not a component: a menu looks for its items among its children. */
export function menuRows(entries: readonly MenuEntry[]): readonly ReactElement[] {
  return entries.flatMap((entry) => [
    ...(entry.startsGroup ? [<Separator key={`${entry.id}-line`} className={separator} />] : []),
    <MenuRow key={entry.id} entry={entry} />,
  ])
}

function MenuRow({
  entry: { id, label, note, icon, href, isDisabled = false, isDanger = false },
}: {
  readonly entry: MenuEntry
}) {
  return (
    <MenuItem
      id={id}
      textValue={label}
      isDisabled={isDisabled}
      className={isDanger ? dangerItem : item}
      {...(href !== undefined && { href })}
    >
      {icon && (
        <span className={isDanger ? '' : optionIcon}>
          <Icon of={icon} />
        </span>
      )}
      <Text slot="label" className={optionTexts}>
        {label}
        {note !== undefined && <span className={optionNote}>{note}</span>}
      </Text>
    </MenuItem>
  )
}

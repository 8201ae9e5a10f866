import type { LucideIcon } from 'lucide-react'
import { ChevronDown } from 'lucide-react'
import type { ReactElement } from 'react'
import { Menu, MenuItem, MenuTrigger, Popover, Separator, Text } from 'react-aria-components'
import { Button, type ButtonVariant } from '../button/button.tsx'
import { Icon } from '../icon/icon.tsx'
import { optionIcon, optionNote, optionTexts } from '../list-box/list-box.css.ts'
import { popover } from '../popover/popover.css.ts'
import { dangerItem, item, menu, separator } from './menu.css.ts'

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

export interface MenuButtonProps {
  label: string
  entries: readonly MenuEntry[]
  onAction?: (id: string) => void
  variant?: ButtonVariant
  icon?: LucideIcon
  /** An own trigger, for instance an IconButton, instead of the button with the label. */
  trigger?: ReactElement
}

/** A button that opens a list of actions or links. */
export function MenuButton({ label, entries, onAction, variant = 'secondary', icon, trigger }: MenuButtonProps) {
  return (
    <MenuTrigger>
      {trigger ?? (
        <Button variant={variant} icon={icon ?? ChevronDown} isIconLast={icon === undefined}>
          {label}
        </Button>
      )}
      <Popover placement="bottom end" offset={4} className={popover}>
        <Menu aria-label={label} className={menu} onAction={(id) => onAction?.(String(id))}>
          {entries.flatMap((entry) => [
            ...(entry.startsGroup ? [<Separator key={`${entry.id}-line`} className={separator} />] : []),
            <MenuRow key={entry.id} entry={entry} />,
          ])}
        </Menu>
      </Popover>
    </MenuTrigger>
  )
}

function MenuRow({
  entry: { id, label, note, icon, href, isDisabled = false, isDanger = false },
}: {
  entry: MenuEntry
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

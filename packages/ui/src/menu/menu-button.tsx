import { ChevronDown, type LucideIcon } from 'lucide-react'
import type { ReactElement } from 'react'
import { Menu, MenuTrigger, type MenuTriggerProps, Popover } from 'react-aria-components'
import { Button, type ButtonVariant } from '../button/button.tsx'
import { popover } from '../popover/popover.css.ts'
import { menu } from './menu.css.ts'
import { type MenuEntry, menuRows } from './menu-rows.tsx'

export interface MenuButtonProps extends Pick<MenuTriggerProps, 'isOpen' | 'onOpenChange'> {
  label: string
  entries: readonly MenuEntry[]
  onAction?: (id: string) => void
  variant?: ButtonVariant
  icon?: LucideIcon
  /** An own trigger, for instance an IconButton, instead of the button with the label. */
  trigger?: ReactElement
}

/** A button that opens a list of actions or links. */
export function MenuButton({
  label,
  entries,
  onAction,
  variant = 'secondary',
  icon,
  trigger,
  ...opening
}: MenuButtonProps) {
  return (
    <MenuTrigger {...opening}>
      {trigger ?? (
        <Button variant={variant} icon={icon ?? ChevronDown} isIconLast={icon === undefined}>
          {label}
        </Button>
      )}
      <Popover placement="bottom end" offset={4} className={popover}>
        <Menu aria-label={label} className={menu} onAction={(id) => onAction?.(String(id))}>
          {menuRows(entries)}
        </Menu>
      </Popover>
    </MenuTrigger>
  )
}

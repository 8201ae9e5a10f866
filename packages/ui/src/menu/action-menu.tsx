import { Menu } from 'react-aria-components'
import type { LateOverlayProps } from '../late-overlay/use-late-overlay.ts'
import { menu } from './menu.css.ts'
import { MenuPopover } from './menu-popover.tsx'
import { type MenuEntry, menuRows } from './menu-rows.tsx'

export interface ActionMenuProps extends LateOverlayProps {
  label: string
  entries: readonly MenuEntry[]
  onAction: (id: string) => void
}

/** A list of actions or links that opens at a button which is there before the list has been fetched. */
export function ActionMenu({ label, entries, onAction, trigger, isOpen, onOpenChange }: ActionMenuProps) {
  return (
    <MenuPopover label={label} trigger={trigger} isOpen={isOpen} onOpenChange={onOpenChange}>
      <Menu
        aria-label={label}
        className={menu}
        autoFocus="first"
        onAction={(id) => onAction(String(id))}
        onClose={() => onOpenChange(false)}
      >
        {menuRows(entries)}
      </Menu>
    </MenuPopover>
  )
}

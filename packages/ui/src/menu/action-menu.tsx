import { Menu, Popover } from 'react-aria-components'
import type { LateOverlayProps } from '../late-overlay/use-late-overlay.ts'
import { popover } from '../popover/popover.css.ts'
import { menu } from './menu.css.ts'
import { type MenuEntry, menuRows } from './menu-rows.tsx'

export interface ActionMenuProps extends LateOverlayProps {
  label: string
  entries: readonly MenuEntry[]
  onAction: (id: string) => void
}

/** A list of actions or links that opens at a button which is there before the list has been fetched. */
export function ActionMenu({ label, entries, onAction, trigger, isOpen, onOpenChange }: ActionMenuProps) {
  return (
    <Popover
      aria-label={label}
      triggerRef={trigger}
      placement="bottom end"
      offset={4}
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      className={popover}
    >
      <Menu
        aria-label={label}
        className={menu}
        autoFocus="first"
        onAction={(id) => onAction(String(id))}
        onClose={() => onOpenChange(false)}
      >
        {menuRows(entries)}
      </Menu>
    </Popover>
  )
}

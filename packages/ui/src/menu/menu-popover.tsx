import type { ReactNode, RefObject } from 'react'
import { Popover } from 'react-aria-components'
import { popover } from '../popover/popover.css.ts'

export interface MenuPopoverProps {
  readonly label: string
  readonly trigger: RefObject<Element | null>
  readonly isOpen: boolean
  readonly onOpenChange: (isOpen: boolean) => void
  readonly children: ReactNode
}

/** Where a menu opens at a button that is there before the menu. */
export function MenuPopover({ label, trigger, children, ...opening }: MenuPopoverProps) {
  return (
    <Popover {...opening} aria-label={label} triggerRef={trigger} placement="bottom end" offset={4} className={popover}>
      {children}
    </Popover>
  )
}

import type { ReactElement, ReactNode } from 'react'
import { Popover as AriaPopover, Dialog, DialogTrigger, type DialogTriggerProps } from 'react-aria-components'
import { padded, popover } from './popover.css.ts'

export interface PopoverProps extends Omit<DialogTriggerProps, 'children'> {
  /** A Button or IconButton. */
  trigger: ReactElement
  /** Names the content for a screen reader. */
  label: string
  placement?: 'bottom' | 'bottom start' | 'bottom end' | 'top' | 'top start' | 'top end'
  children: ReactNode
}

/** A small surface at its trigger; closes on Escape and on a press outside. */
export function Popover({ trigger, label, placement = 'bottom start', children, ...props }: PopoverProps) {
  return (
    <DialogTrigger {...props}>
      {trigger}
      <AriaPopover placement={placement} offset={8} className={popover}>
        <Dialog aria-label={label} className={padded}>
          {children}
        </Dialog>
      </AriaPopover>
    </DialogTrigger>
  )
}

import { type RefObject, useRef, useState } from 'react'
import type { ButtonProps } from 'react-aria-components'

/** What opens at a button, as a popover or a menu of it wants to know it. */
export interface LateOverlayProps {
  readonly trigger: RefObject<HTMLButtonElement | null>
  readonly isOpen: boolean
  readonly onOpenChange: (isOpen: boolean) => void
}

const opensMenu = new Set(['ArrowDown', 'ArrowUp'])

/**
 * A button and what opens at it, where that is a file of its own: it is not drawn before it is asked for, and stays
 * afterwards, so that it can close in its own way.
 */
export function useLateOverlay(popup: 'menu' | 'dialog') {
  const trigger = useRef<HTMLButtonElement>(null)
  const [isOpen, setIsOpen] = useState(false)
  const [wasOpen, setWasOpen] = useState(false)
  const onOpenChange = (open: boolean) => {
    setIsOpen(open)
    if (open) setWasOpen(true)
  }
  const onKeyDown: ButtonProps['onKeyDown'] = (event) => {
    if (popup !== 'menu' || !opensMenu.has(event.key)) return event.continuePropagation()
    event.preventDefault()
    onOpenChange(true)
  }
  const button = {
    ref: trigger,
    'aria-haspopup': popup,
    'aria-expanded': isOpen,
    onPress: () => onOpenChange(!isOpen),
    onKeyDown,
  } as const
  const overlay: LateOverlayProps | undefined = wasOpen ? { trigger, isOpen, onOpenChange } : undefined
  return { button, overlay }
}

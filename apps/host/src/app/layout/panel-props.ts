import type { RefObject } from 'react'

/** What a panel is told by the button that opens it. */
export interface PanelProps {
  readonly trigger: RefObject<HTMLElement | null>
  readonly isOpen: boolean
  readonly onOpenChange: (isOpen: boolean) => void
}

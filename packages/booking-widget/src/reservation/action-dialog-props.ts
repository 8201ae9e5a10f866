import type { ActionProps } from './action-props.ts'

export interface ActionDialogProps extends ActionProps {
  readonly isOpen: boolean
  readonly onClose: () => void
  /** Gets the words for the person once it is done. */
  readonly onDone: (text: string) => void
  /** The reservation was extended: it is highlighted. */
  readonly onExtended: () => void
}

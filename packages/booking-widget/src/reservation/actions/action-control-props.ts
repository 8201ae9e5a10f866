import type { ActionProps } from '../action-props.ts'

export interface ActionControlProps extends ActionProps {
  /** The reservation was extended: it is highlighted. */
  readonly onExtended: () => void
  /** Says what was done where the action itself is gone by then. */
  readonly onDone: (text: string) => void
}

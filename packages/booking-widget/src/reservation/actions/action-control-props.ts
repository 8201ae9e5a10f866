import type { ActionProps } from '../action-props.ts'

export type CarRequest = 'open' | 'lock'

export interface ActionControlProps extends ActionProps {
  /** The reservation was extended: it is highlighted. */
  readonly onExtended: () => void
  /** Says what was done where the action itself is gone by then. */
  readonly onDone: (text: string) => void
  /** Which way the car was last asked to turn its lock: its answer stands there, and takes the place of any before. */
  readonly asked: CarRequest | undefined
  readonly onAsk: (request: CarRequest) => void
}

export type CarActionProps = Pick<ActionControlProps, 'reservation' | 'now' | 'asked' | 'onAsk'>

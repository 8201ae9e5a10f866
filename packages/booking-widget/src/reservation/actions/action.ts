import type { ComponentType } from 'react'
import type { BookingHost } from '../../booking-host.ts'
import type { ActionProps } from '../open-action.tsx'
import type { PossibleActions } from '../times.ts'

/** On the way, changing the reservation, help; in that order. */
export type ActionGroup = 'trip' | 'change' | 'help'

export interface ActionControlProps extends ActionProps {
  /** The reservation was extended: it is highlighted. */
  readonly onExtended: () => void
  /** Says what was done where the action itself is gone by then. */
  readonly onDone: (text: string) => void
}

/** One thing that can be done with a reservation. Its control is a button with all that follows a press. */
export interface ReservationAction {
  readonly id: string
  readonly group: ActionGroup
  readonly isShown: (
    can: PossibleActions,
    reservation: ActionProps['reservation'],
    who: Pick<BookingHost, 'person' | 'isLimited'>,
  ) => boolean
  readonly Control: ComponentType<ActionControlProps>
  /** Stays without network: it needs none, or what it sends can wait. */
  readonly isOffline?: true
}

import type { ReservationState } from '@delebil/validation'
import { reservationStateText } from '@delebil/validation/text'
import { Ban, CircleX, Clock, type LucideIcon } from 'lucide-react'
import { StateBadge, type StateMeaning } from './state-badge.tsx'

const looks: Readonly<Record<ReservationState, { readonly meaning: StateMeaning; readonly icon?: LucideIcon }>> = {
  ONGOING: { meaning: 'going' },
  FUTURE: { meaning: 'coming' },
  PAST: { meaning: 'over' },
  CANCELED: { meaning: 'over', icon: Ban },
  VOIDED: { meaning: 'wrong', icon: CircleX },
}

export interface ReservationBadgeProps {
  readonly state: ReservationState
  /** Not returned in time: out still, whatever the clock makes of its period; the colour and the shape say that it is late. */
  readonly isLate?: boolean
}

/** The state of a reservation in the specification's word. */
export function ReservationBadge({ state, isLate = false }: ReservationBadgeProps) {
  const look = isLate ? ({ meaning: 'wrong', icon: Clock } as const) : looks[state]
  return <StateBadge {...look}>{reservationStateText[isLate ? 'ONGOING' : state]}</StateBadge>
}

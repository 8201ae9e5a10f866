import type { StatusLineProps } from '@delebil/ui'
import { formatWhen, reservationStateText } from '@delebil/validation/text'
import { Ban, CircleCheck, Clock, Lock, LockOpen, WifiOff } from 'lucide-react'
import type { Timed } from '../../data/reservation-times.ts'
import { actionTexts } from '../../locale/action-texts.ts'
import { texts } from '../../locale/texts.ts'
import { tripTexts } from '../../locale/trip-texts.ts'
import type { TripPhase } from './trip-phase.ts'

export type TripStatus = Required<Pick<StatusLineProps, 'icon' | 'tone'>> & { readonly text: string }

export interface StatusFacts {
  readonly phase: TripPhase
  readonly online: boolean
  /** Undefined where the car does not tell. */
  readonly isLocked: boolean | undefined
  readonly reservation: Pick<Timed, 'state' | 'end'>
  readonly now: Date
}

/** How a reservation stands, in the one line that says so. */
export function tripStatus({ phase, online, isLocked, reservation: { state, end }, now }: StatusFacts): TripStatus {
  if (phase === 'called-off') return { icon: Ban, tone: 'neutral', text: reservationStateText[state] }
  if (phase === 'over') return { icon: CircleCheck, tone: 'neutral', text: reservationStateText.PAST }
  if (!online) return { icon: WifiOff, tone: 'neutral', text: tripTexts.offline }
  if (phase === 'late') {
    return { icon: Clock, tone: 'warning', text: tripTexts.late(formatWhen(new Date(end), now)) }
  }
  if (phase === 'ahead') return { icon: Clock, tone: 'neutral', text: reservationStateText.FUTURE }
  if (isLocked === false) return { icon: LockOpen, tone: 'good', text: texts.open.done }
  if (phase === 'ready') {
    const text = isLocked ? tripTexts.readyLocked : tripTexts.ready
    return { icon: isLocked ? Lock : CircleCheck, tone: 'good', text }
  }
  if (isLocked) return { icon: Lock, tone: 'good', text: actionTexts.lock.done }
  return { icon: CircleCheck, tone: 'good', text: reservationStateText.ONGOING }
}

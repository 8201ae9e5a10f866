import { Button } from '@delebil/ui'
import { hasTelematics } from '@delebil/validation'
import { Lock } from 'lucide-react'
import { useLaw } from '../../data/use-law.ts'
import { actionTexts } from '../../locale/action-texts.ts'
import { BlockedButton } from '../../panel/blocked-button.tsx'
import { slot } from '../reservation.css.ts'
import { useReservationChange } from '../use-reservation-change.ts'
import type { CarActionProps } from './action-control-props.ts'
import { CarFeedback } from './car-feedback.tsx'

/** Locks the car, in the window in which it opens. */
export function LockAction({ reservation, now, asked, onAsk }: CarActionProps) {
  const change = useReservationChange('lockCar')
  const canLock = hasTelematics(reservation.car.access)
  const { may } = useLaw(reservation, now)
  const problem = canLock ? may('lock') && actionTexts.lock.outside : actionTexts.lockNotPossible
  if (problem) {
    return (
      <div className={slot}>
        <BlockedButton reason={problem}>{actionTexts.lock.action}</BlockedButton>
      </div>
    )
  }
  return (
    <div className={slot}>
      <Button
        icon={Lock}
        isWide
        isPending={change.isPending}
        onPress={() => {
          onAsk('lock')
          void change.send({ params: { id: reservation.id } })
        }}
      >
        {actionTexts.lock.action}
      </Button>
      <CarFeedback
        reservation={reservation}
        change={change}
        isLatest={asked === 'lock'}
        doneText={actionTexts.lock.done}
      />
    </div>
  )
}

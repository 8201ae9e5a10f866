import { Button } from '@delebil/ui'
import { openingWay } from '@delebil/validation'
import { LockOpen } from 'lucide-react'
import { useLaw } from '../../data/use-law.ts'
import { actionTexts } from '../../locale/action-texts.ts'
import { texts } from '../../locale/texts.ts'
import { BlockedButton } from '../../panel/blocked-button.tsx'
import { closedText } from '../closed-text.ts'
import { slot } from '../reservation.css.ts'
import { useReservationChange } from '../use-reservation-change.ts'
import type { CarActionProps } from './action-control-props.ts'
import { CarFeedback } from './car-feedback.tsx'

/** Opens the car. Outside the open window the button says when it will work. */
export function OpenAction({ reservation, now, asked, onAsk }: CarActionProps) {
  const change = useReservationChange('dialToOpen')
  const { may, window } = useLaw(reservation, now)
  const isFromAfar = openingWay(reservation.car.access) !== undefined
  const problem = may('open')
  const reason = isFromAfar ? problem && closedText(problem, window, now) : actionTexts.bluetoothOnly
  if (reason !== undefined) {
    return (
      <div className={slot}>
        <BlockedButton reason={reason}>{texts.open.action}</BlockedButton>
      </div>
    )
  }
  return (
    <div className={slot}>
      <Button
        variant="primary"
        icon={LockOpen}
        isWide
        isPending={change.isPending}
        onPress={() => {
          onAsk('open')
          void change.send({ params: { id: reservation.id } })
        }}
      >
        {texts.open.action}
      </Button>
      <CarFeedback reservation={reservation} change={change} isLatest={asked === 'open'} doneText={texts.open.done} />
    </div>
  )
}

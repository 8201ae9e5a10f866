import type { Reservation } from '@delebil/core-api'
import { Button } from '@delebil/ui'
import { LockOpen } from 'lucide-react'
import { texts } from '../locale/texts.ts'
import { BlockedButton } from '../panel/blocked-button.tsx'
import { ChangeFeedback } from './change-feedback.tsx'
import { slot } from './reservation.css.ts'
import { openProblem } from './times.ts'
import { useReservationChange } from './use-reservation-change.ts'

export interface ActionProps {
  readonly reservation: Reservation
  readonly now: Date
}

/** Opens the car. Outside the open window the button says when it will work. */
export function OpenAction({ reservation, now }: ActionProps) {
  const change = useReservationChange('dialToOpen')
  const problem = openProblem(reservation, now)
  if (problem !== undefined) {
    return (
      <div className={slot}>
        <BlockedButton reason={problem}>{texts.open.action}</BlockedButton>
      </div>
    )
  }
  return (
    <div className={slot}>
      <Button
        variant="primary"
        icon={LockOpen}
        isWide
        isPending={change.state.name === 'pending'}
        onPress={() => void change.send({ params: { id: reservation.id } })}
      >
        {texts.open.action}
      </Button>
      <ChangeFeedback state={change.state} onClear={change.clear} doneText={texts.open.done} />
    </div>
  )
}

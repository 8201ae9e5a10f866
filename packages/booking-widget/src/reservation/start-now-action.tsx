import { Button, ConfirmDialog } from '@delebil/ui'
import { Play } from 'lucide-react'
import { useState } from 'react'
import { texts } from '../locale/texts.ts'
import { ChangeFeedback } from './change-feedback.tsx'
import type { ActionProps } from './open-action.tsx'
import { slot } from './reservation.css.ts'
import { useReservationChange } from './use-reservation-change.ts'

interface StartNowActionProps extends Pick<ActionProps, 'reservation'> {
  /** Gets the words for the person; the action itself is gone by then. */
  readonly onDone: (text: string) => void
}

/** Begins the trip before its time, after asking. */
export function StartNowAction({ reservation, onDone }: StartNowActionProps) {
  const [isAsking, setIsAsking] = useState(false)
  const change = useReservationChange('startReservationNow')
  async function start() {
    const started = await change.send({ params: { id: reservation.id } })
    setIsAsking(false)
    if (started) onDone(texts.startNow.done)
  }
  return (
    <div className={slot}>
      <Button icon={Play} isWide onPress={() => setIsAsking(true)}>
        {texts.startNow.action}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        heading={texts.startNow.heading}
        confirmText={texts.startNow.action}
        isDanger={false}
        isPending={change.state.name === 'pending'}
        onConfirm={() => void start()}
        onCancel={() => setIsAsking(false)}
      >
        {texts.startNow.text}
      </ConfirmDialog>
      <ChangeFeedback state={change.state} onClear={change.clear} />
    </div>
  )
}

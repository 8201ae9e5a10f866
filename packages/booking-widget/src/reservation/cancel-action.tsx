import { Button, ConfirmDialog, Stack } from '@delebil/ui'
import { cancellationFeeText, formatDateTime, formatNok } from '@delebil/validation'
import { Ban } from 'lucide-react'
import { useState } from 'react'
import { texts } from '../locale/texts.ts'
import { paragraph } from '../panel/panel.css.ts'
import { cancellationCost } from './cancellation.ts'
import { ChangeFeedback } from './change-feedback.tsx'
import type { ActionProps } from './open-action.tsx'
import { slot } from './reservation.css.ts'
import { useReservationChange } from './use-reservation-change.ts'

interface CancelActionProps extends ActionProps {
  /** Gets the words for the person; the action itself is gone by then. */
  readonly onDone: (text: string) => void
}

/** Cancels, after saying what it costs now. */
export function CancelAction({ reservation, now, onDone }: CancelActionProps) {
  const [isAsking, setIsAsking] = useState(false)
  const change = useReservationChange('cancelReservation')
  const { feeOre, freeUntil } = cancellationCost(reservation, now)
  async function cancel() {
    const cancelled = await change.send({ params: { id: reservation.id } })
    setIsAsking(false)
    if (cancelled) onDone(texts.cancelTrip.done)
  }
  const free = freeUntil ? texts.cancelTrip.freeUntil(formatDateTime(freeUntil)) : texts.cancelTrip.free
  return (
    <div className={slot}>
      <Button icon={Ban} isWide onPress={() => setIsAsking(true)}>
        {texts.cancelTrip.action}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        heading={texts.cancelTrip.heading}
        confirmText={texts.cancelTrip.action}
        cancelText={texts.cancelTrip.keep}
        isPending={change.state.name === 'pending'}
        onConfirm={() => void cancel()}
        onCancel={() => setIsAsking(false)}
      >
        <Stack gapPx={8}>
          {feeOre > 0 ? (
            <>
              <p className={paragraph}>{cancellationFeeText}</p>
              <p className={paragraph}>
                <strong>{texts.cancelTrip.fee(formatNok(feeOre))}</strong>
              </p>
            </>
          ) : (
            <p className={paragraph}>{free}</p>
          )}
        </Stack>
      </ConfirmDialog>
      <ChangeFeedback state={change.state} onClear={change.clear} />
    </div>
  )
}

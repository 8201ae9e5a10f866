import type { PriceQuote } from '@delebil/core-api'
import { Button } from '@delebil/ui'
import { Ban } from 'lucide-react'
import { texts } from '../../locale/texts.ts'
import type { ActionProps } from '../action-props.ts'
import { ChangeFeedback } from '../change-feedback.tsx'
import { QuoteDialog } from '../quote/quote-dialog.tsx'
import { useQuestion } from '../quote/use-question.ts'
import { slot } from '../reservation.css.ts'
import { useReservationChange } from '../use-reservation-change.ts'

interface CancelActionProps extends Pick<ActionProps, 'reservation'> {
  /** Gets the words for the person; the action itself is gone by then. */
  readonly onDone: (text: string) => void
}

/** Cancels, after saying what it costs now and when that changes. */
export function CancelAction({ reservation, onDone }: CancelActionProps) {
  const change = useReservationChange('cancelReservation')
  const question = useQuestion(change)
  async function cancel({ ceilingOre }: PriceQuote) {
    const canceled = await change.send({ params: { id: reservation.id }, body: { maxTotalOre: ceilingOre } })
    if (!canceled) return
    question.settle()
    onDone(texts.cancelTrip.done)
  }
  return (
    <div className={slot}>
      <Button icon={Ban} isWide onPress={question.ask}>
        {texts.cancelTrip.action}
      </Button>
      <QuoteDialog
        reservation={reservation}
        asked={{ change: 'cancel' }}
        question={question}
        heading={texts.cancelTrip.heading}
        confirmText={texts.cancelTrip.action}
        keepText={texts.cancelTrip.keep}
        isDanger
        change={change}
        onConfirm={(quote) => void cancel(quote)}
      />
      {!question.isOpen && <ChangeFeedback state={change.state} onClear={change.clear} />}
    </div>
  )
}

import type { PriceQuote } from '@delebil/core-api'
import { Button } from '@delebil/ui'
import { Play } from 'lucide-react'
import { actionTexts } from '../../locale/action-texts.ts'
import { texts } from '../../locale/texts.ts'
import { paragraph } from '../../panel/panel.css.ts'
import type { ActionProps } from '../action-props.ts'
import { ChangeFeedback } from '../change-feedback.tsx'
import { QuoteDialog } from '../quote/quote-dialog.tsx'
import { useQuestion } from '../quote/use-question.ts'
import { slot } from '../reservation.css.ts'
import { useReservationChange } from '../use-reservation-change.ts'

interface StartNowActionProps extends Pick<ActionProps, 'reservation'> {
  /** Gets the words for the person; the action itself is gone by then. */
  readonly onDone: (text: string) => void
}

/** Begins the trip before its time, after showing what that costs. */
export function StartNowAction({ reservation, onDone }: StartNowActionProps) {
  const change = useReservationChange('startReservationNow')
  const question = useQuestion(change)
  async function start({ ceilingOre }: PriceQuote) {
    const started = await change.send({ params: { id: reservation.id }, body: { maxTotalOre: ceilingOre } })
    if (!started) return
    question.settle()
    onDone(texts.startNow.done)
  }
  return (
    <div className={slot}>
      <Button icon={Play} isWide onPress={question.ask}>
        {texts.startNow.action}
      </Button>
      <QuoteDialog
        reservation={reservation}
        asked={{ change: 'start-now' }}
        question={question}
        heading={texts.startNow.heading}
        confirmText={texts.startNow.action}
        keepText={actionTexts.startNow.keep}
        change={change}
        onConfirm={(quote) => void start(quote)}
      >
        <p className={paragraph}>{texts.startNow.text}</p>
      </QuoteDialog>
      {!question.isOpen && <ChangeFeedback state={change.state} onClear={change.clear} />}
    </div>
  )
}

import type { PriceQuote } from '@delebil/core-api'
import { Button } from '@delebil/ui'
import { EXTENSION_STEP_MINUTES, formatDateTime, formatTime, osloDateText } from '@delebil/validation'
import { Clock } from 'lucide-react'
import { useRef } from 'react'
import { useAnswer } from '../data/use-answer.ts'
import { actionTexts } from '../locale/action-texts.ts'
import { texts } from '../locale/texts.ts'
import { BlockedButton } from '../panel/blocked-button.tsx'
import { muted } from '../panel/panel.css.ts'
import { ChangeFeedback } from './change-feedback.tsx'
import type { ActionProps } from './open-action.tsx'
import { QuoteDialog } from './quote/quote-dialog.tsx'
import { useQuestion } from './quote/use-question.ts'
import { slot } from './reservation.css.ts'
import { useReservationChange } from './use-reservation-change.ts'

export interface ExtendActionProps extends ActionProps {
  readonly onExtended: () => void
}

/** Extends by 30 minutes after showing what that costs, and says how far it can go. */
export function ExtendAction({ reservation, onExtended }: ExtendActionProps) {
  const { data, error } = useAnswer('getExtensibility', { params: { id: reservation.id } })
  const change = useReservationChange('extendReservation')
  const question = useQuestion(change)
  // A retry of the same step is the same call to the letter, so that the step is taken once however often it is sent.
  const agreed = useRef<{ readonly end: string; readonly maxTotalOre: number }>(undefined)
  const newEnd = formatTime(new Date(reservation.end))

  async function extend({ ceilingOre }: PriceQuote) {
    const { end } = reservation
    const isRetry = agreed.current?.end === end && change.state.name === 'idle'
    const { maxTotalOre } = isRetry && agreed.current ? agreed.current : { maxTotalOre: ceilingOre }
    agreed.current = { end, maxTotalOre }
    const body = { extendByMinutes: EXTENSION_STEP_MINUTES, maxTotalOre } as const
    const extended = await change.send({ params: { id: reservation.id }, body })
    if (!extended) return
    question.settle()
    onExtended()
  }

  const feedback = !question.isOpen && (
    <ChangeFeedback state={change.state} onClear={change.clear} doneText={texts.reservation.extended(newEnd)} />
  )
  if (data && !data.isExtensible && !question.isOpen) {
    return (
      <div className={slot}>
        <BlockedButton reason={texts.extend.notPossible}>{texts.extend.action}</BlockedButton>
        {feedback}
      </div>
    )
  }
  const hint = error ? texts.extend.failed : data ? untilText(data.latestEnd, reservation.end) : texts.extend.checking
  return (
    <div className={slot}>
      <Button icon={Clock} isWide onPress={question.ask}>
        {texts.extend.action}
      </Button>
      <p className={muted}>{hint}</p>
      <QuoteDialog
        reservation={reservation}
        asked={{ change: 'extend' }}
        question={question}
        heading={actionTexts.extend.heading}
        confirmText={texts.extend.action}
        keepText={actionTexts.extend.keep}
        change={change}
        onConfirm={(quote) => void extend(quote)}
      />
      {feedback}
    </div>
  )
}

function untilText(latestEnd: string | null, end: string): string | undefined {
  if (latestEnd === null) return undefined
  const [last, current] = [new Date(latestEnd), new Date(end)]
  return texts.extend.until(osloDateText(last) === osloDateText(current) ? formatTime(last) : formatDateTime(last))
}

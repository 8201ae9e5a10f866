import { useAnswer } from '@delebil/core-api/react'
import { Button } from '@delebil/ui'
import { formatDateTime, formatTime } from '@delebil/validation/text'
import { osloDateText } from '@delebil/validation/time'
import { Clock } from 'lucide-react'
import { actionTexts } from '../../locale/action-texts.ts'
import { texts } from '../../locale/texts.ts'
import { BlockedButton } from '../../panel/blocked-button.tsx'
import { muted, paragraph } from '../../panel/panel.css.ts'
import { ChangeFeedback } from '../change-feedback.tsx'
import { QuoteDialog } from '../quote/quote-dialog.tsx'
import { slot } from '../reservation.css.ts'
import { useExtend } from '../use-extend.ts'
import type { ActionControlProps } from './action-control-props.ts'

/** Extends by 30 minutes after showing what that costs, and says how far it can go. */
export function ExtendAction({ reservation, onExtended }: Pick<ActionControlProps, 'reservation' | 'onExtended'>) {
  const { data, error } = useAnswer('getExtensibility', { params: { id: reservation.id } })
  const { change, question, extend, doneText, isFound } = useExtend(reservation, onExtended)

  const feedback = !question.isOpen && (
    <>
      <p role="status" className={paragraph}>
        {isFound && change.state.name === 'idle' && doneText}
      </p>
      <ChangeFeedback
        state={change.state}
        onClear={change.clear}
        doneText={doneText}
        failure="EXTENSION_ERROR"
        unansweredText={texts.extend.unanswered}
      />
    </>
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
        onConfirm={extend}
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

import { actionTexts } from '../../locale/action-texts.ts'
import { texts } from '../../locale/texts.ts'
import type { ActionDialogProps } from '../action-dialog-props.ts'
import { ChangeFeedback } from '../change-feedback.tsx'
import { QuoteDialog } from '../quote/quote-dialog.tsx'
import { useExtend } from './use-extend.ts'

/** Extends by 30 minutes after showing what that costs. */
export function ExtendDialog(props: ActionDialogProps) {
  const { change, question, extend } = useExtend(props)
  return (
    <>
      <QuoteDialog
        reservation={props.reservation}
        asked={{ change: 'extend' }}
        question={question}
        heading={actionTexts.extend.heading}
        confirmText={texts.extend.action}
        keepText={actionTexts.extend.keep}
        change={change}
        onConfirm={extend}
      />
      {!question.isOpen && (
        <ChangeFeedback
          state={change.state}
          onClear={change.clear}
          failure="EXTENSION_ERROR"
          unansweredText={texts.extend.unanswered}
        />
      )}
    </>
  )
}

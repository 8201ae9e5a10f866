import type { PriceQuote } from '@delebil/core-api'
import type { ReactNode } from 'react'
import type { ActionDialogProps } from '../action-dialog-props.ts'
import { ChangeFeedback } from '../change-feedback.tsx'
import { QuoteDialog } from '../quote/quote-dialog.tsx'
import { useQuestion } from '../quote/use-question.ts'
import { useReservationChange } from '../use-reservation-change.ts'

interface AgreedDialogProps extends Pick<ActionDialogProps, 'reservation' | 'isOpen' | 'onClose' | 'onDone'> {
  readonly call: 'cancelReservation' | 'startReservationNow'
  readonly change: 'cancel' | 'start-now'
  readonly texts: Readonly<Record<'action' | 'heading' | 'keep' | 'done', string>>
  readonly isDanger?: boolean
  readonly children?: ReactNode
}

/** What is done after it was shown what it costs. */
export function AgreedDialog(props: AgreedDialogProps) {
  const { reservation, isOpen, onClose, onDone, call, change: asked, texts, ...rest } = props
  const change = useReservationChange(call)
  const question = useQuestion(change, { isOpen, onClose })
  async function confirm({ ceilingOre }: PriceQuote) {
    const changed = await change.send({ params: { id: reservation.id }, body: { maxTotalOre: ceilingOre } })
    if (!changed) return
    question.settle()
    onDone(texts.done)
  }
  return (
    <>
      <QuoteDialog
        {...{ reservation, question, change, ...rest }}
        asked={{ change: asked }}
        heading={texts.heading}
        confirmText={texts.action}
        keepText={texts.keep}
        onConfirm={(quote) => void confirm(quote)}
      />
      {!question.isOpen && <ChangeFeedback state={change.state} onClear={change.clear} />}
    </>
  )
}

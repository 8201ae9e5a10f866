import type { PriceQuote } from '@delebil/core-api'
import { Button } from '@delebil/ui'
import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { ChangeFeedback } from '../change-feedback.tsx'
import { QuoteDialog } from '../quote/quote-dialog.tsx'
import { useQuestion } from '../quote/use-question.ts'
import { slot } from '../reservation.css.ts'
import { useReservationChange } from '../use-reservation-change.ts'
import type { ActionControlProps } from './action-control-props.ts'

interface AgreedActionProps extends Pick<ActionControlProps, 'reservation' | 'onDone'> {
  readonly call: 'cancelReservation' | 'startReservationNow'
  readonly change: 'cancel' | 'start-now'
  readonly icon: LucideIcon
  readonly texts: Readonly<Record<'action' | 'heading' | 'keep' | 'done', string>>
  readonly isDanger?: boolean
  readonly children?: ReactNode
}

/** What is done after it was shown what it costs; the action itself is gone by then. */
export function AgreedAction(props: AgreedActionProps) {
  const { reservation, onDone, call, change: asked, icon, texts, ...rest } = props
  const change = useReservationChange(call)
  const question = useQuestion(change)
  async function confirm({ ceilingOre }: PriceQuote) {
    const changed = await change.send({ params: { id: reservation.id }, body: { maxTotalOre: ceilingOre } })
    if (!changed) return
    question.settle()
    onDone(texts.done)
  }
  return (
    <div className={slot}>
      <Button icon={icon} isWide onPress={question.ask}>
        {texts.action}
      </Button>
      <QuoteDialog
        {...{ reservation, question, change, ...rest }}
        asked={{ change: asked }}
        heading={texts.heading}
        confirmText={texts.action}
        keepText={texts.keep}
        onConfirm={(quote) => void confirm(quote)}
      />
      {!question.isOpen && <ChangeFeedback state={change.state} onClear={change.clear} />}
    </div>
  )
}

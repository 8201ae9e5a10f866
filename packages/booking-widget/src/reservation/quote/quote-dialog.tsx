import type { CallInput, Contract, PriceQuote, Reservation } from '@delebil/core-api'
import type { ChangeState } from '@delebil/core-api/react'
import { ConfirmDialog, Stack } from '@delebil/ui'
import { type ReactNode, useEffect } from 'react'
import { ChangeFeedback } from '../change-feedback.tsx'
import { QuoteView } from './quote-view.tsx'
import { hasPriceRisen, type Question } from './use-question.ts'
import { useQuote } from './use-quote.ts'

export interface QuoteDialogProps {
  readonly reservation: Pick<Reservation, 'id' | 'policy'>
  readonly asked: NonNullable<CallInput<Contract['quoteReservation']>['body']>
  readonly question: Question
  readonly heading: string
  readonly confirmText: string
  readonly keepText: string
  readonly isDanger?: boolean
  /** Where the change itself stands; a price that rose meanwhile is told here, and the dialog stays. */
  readonly change: { readonly state: ChangeState; readonly clear: () => void }
  /** Gets the quote that was agreed to: hand in its ceiling. */
  readonly onConfirm: (quote: PriceQuote) => void
  readonly children?: ReactNode
}

/** Asks before a change, with the exact price of it and the instant at which that becomes another. */
export function QuoteDialog({ reservation, asked, question, change, onConfirm, children, ...look }: QuoteDialogProps) {
  const quoted = useQuote(reservation.id, question.isOpen ? asked : undefined)
  const { quote, askAgain } = quoted
  const { state, clear } = change
  const hasRisen = hasPriceRisen(state)
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked once for each time that the price rose
  useEffect(() => {
    if (hasRisen) askAgain()
  }, [hasRisen])
  return (
    <ConfirmDialog
      isOpen={question.isOpen}
      heading={look.heading}
      confirmText={look.confirmText}
      cancelText={look.keepText}
      isDanger={look.isDanger ?? false}
      isPending={state.name === 'pending'}
      isConfirmDisabled={quote === undefined}
      onConfirm={() => quote && onConfirm(quote)}
      onCancel={question.drop}
    >
      <Stack gapPx={16}>
        {children}
        <QuoteView quoted={quoted} terms={reservation.policy} />
        {hasRisen && <ChangeFeedback state={state} onClear={clear} />}
      </Stack>
    </ConfirmDialog>
  )
}

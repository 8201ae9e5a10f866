import type { PriceQuote, Reservation } from '@delebil/core-api'
import type { ChangeState } from '@delebil/core-api/react'
import { Button, Inline, Stack } from '@delebil/ui'
import { ArrowLeft } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { actionTexts } from '../locale/action-texts.ts'
import { sectionTitle } from '../panel/panel.css.ts'
import { ChangeFeedback } from './change-feedback.tsx'
import { QuoteView } from './quote/quote-view.tsx'
import { hasPriceRisen } from './quote/use-question.ts'
import { useQuote } from './quote/use-quote.ts'

/** A car to swap to. */
export interface SwapChoice {
  readonly id: number
  readonly model: string
}

export interface SwapQuestionProps {
  readonly reservation: Pick<Reservation, 'id' | 'policy'>
  readonly car: SwapChoice
  readonly change: { readonly state: ChangeState; readonly clear: () => void }
  readonly onConfirm: (quote: PriceQuote) => void
  readonly onBack: () => void
}

/** What it costs to swap to a car, before it is done. */
export function SwapQuestion({ reservation, car, change, onConfirm, onBack }: SwapQuestionProps) {
  const quoted = useQuote(reservation.id, { change: 'change-car', newCarId: car.id })
  const { quote, askAgain, error } = quoted
  const { state, clear } = change
  const hasRisen = hasPriceRisen(state)
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => title.current?.focus(), [])
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked once for each time that the price rose
  useEffect(() => {
    if (hasRisen) askAgain()
  }, [hasRisen])
  return (
    <Stack gapPx={16}>
      <h3 ref={title} tabIndex={-1} className={sectionTitle}>
        {car.model}
      </h3>
      <QuoteView quoted={quoted} terms={reservation.policy} />
      {hasRisen && <ChangeFeedback state={state} onClear={clear} />}
      <Inline>
        <Button icon={ArrowLeft} onPress={onBack}>
          {actionTexts.swap.back}
        </Button>
        {!error && (
          <Button
            variant="primary"
            isDisabled={quote === undefined}
            isPending={state.name === 'pending'}
            onPress={() => quote && onConfirm(quote)}
          >
            {actionTexts.swap.confirm(car.model)}
          </Button>
        )}
      </Inline>
    </Stack>
  )
}

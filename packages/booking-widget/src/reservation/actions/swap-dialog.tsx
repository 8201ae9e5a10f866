import type { PriceQuote } from '@delebil/core-api'
import { Modal } from '@delebil/ui'
import { useState } from 'react'
import { texts } from '../../locale/texts.ts'
import type { ActionDialogProps } from '../action-dialog-props.ts'
import { ChangeFeedback } from '../change-feedback.tsx'
import { hasPriceRisen } from '../quote/use-question.ts'
import { type SwapChoice, SwapQuestion } from '../swap-question.tsx'
import { useReservationChange } from '../use-reservation-change.ts'
import { SwapCars } from './swap-cars.tsx'
import { useOnOpen } from './use-on-open.ts'

/** Swaps to another car that is free for the whole reservation, after showing what that costs. */
export function SwapDialog({ reservation, now, isOpen, onClose, onDone }: ActionDialogProps) {
  const [chosen, setChosen] = useState<SwapChoice>()
  const change = useReservationChange('changeCar')
  // A car that was refused is gone: the list is where to go on.
  const isRefused = change.state.name === 'refused' && !hasPriceRisen(change.state)
  const asked = isRefused ? undefined : chosen
  useOnOpen(isOpen, () => choose(undefined))

  function choose(choice: SwapChoice | undefined) {
    change.clear()
    setChosen(choice)
  }
  async function swap({ ceilingOre }: PriceQuote) {
    if (!chosen) return
    const body = { newCarId: chosen.id, maxTotalOre: ceilingOre }
    const changed = await change.send({ params: { id: reservation.id }, body })
    if (!changed) return
    onClose()
    onDone(texts.swap.done(changed.model))
  }
  return (
    <Modal isOpen={isOpen} onClose={onClose} heading={texts.swap.heading} size="medium">
      {asked ? (
        <SwapQuestion
          reservation={reservation}
          car={asked}
          change={change}
          onConfirm={(quote) => void swap(quote)}
          onBack={() => choose(undefined)}
        />
      ) : (
        <>
          <ChangeFeedback state={change.state} onClear={change.clear} />
          <SwapCars reservation={reservation} now={now} onChoose={choose} />
        </>
      )}
    </Modal>
  )
}

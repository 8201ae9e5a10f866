import type { PriceQuote } from '@delebil/core-api'
import { Button, Modal } from '@delebil/ui'
import { ArrowLeftRight } from 'lucide-react'
import { useState } from 'react'
import { texts } from '../../locale/texts.ts'
import type { ActionProps } from '../action-props.ts'
import { ChangeFeedback } from '../change-feedback.tsx'
import { hasPriceRisen } from '../quote/use-question.ts'
import { slot } from '../reservation.css.ts'
import { type SwapChoice, SwapQuestion } from '../swap-question.tsx'
import { useReservationChange } from '../use-reservation-change.ts'
import { SwapCars } from './swap-cars.tsx'

/** Swaps to another car that is free for the whole reservation, after showing what that costs. */
export function SwapAction({ reservation, now }: ActionProps) {
  const [isOpen, setIsOpen] = useState(false)
  const [chosen, setChosen] = useState<SwapChoice>()
  const change = useReservationChange('changeCar')
  // A car that was refused is gone: the list is where to go on.
  const isRefused = change.state.name === 'refused' && !hasPriceRisen(change.state)
  const asked = isRefused ? undefined : chosen

  function choose(choice: SwapChoice | undefined) {
    change.clear()
    setChosen(choice)
  }
  function open() {
    choose(undefined)
    setIsOpen(true)
  }
  async function swap({ ceilingOre }: PriceQuote) {
    if (!chosen) return
    const body = { newCarId: chosen.id, maxTotalOre: ceilingOre }
    const changed = await change.send({ params: { id: reservation.id }, body })
    if (changed) setIsOpen(false)
  }
  return (
    <div className={slot}>
      <Button icon={ArrowLeftRight} isWide onPress={open}>
        {texts.swap.action}
      </Button>
      <Modal isOpen={isOpen} onClose={() => setIsOpen(false)} heading={texts.swap.heading} size="medium">
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
      {!isOpen && (
        <ChangeFeedback state={change.state} onClear={change.clear} doneText={texts.swap.done(reservation.model)} />
      )}
    </div>
  )
}

import { Button, Modal } from '@delebil/ui'
import { ArrowLeftRight } from 'lucide-react'
import { useState } from 'react'
import { texts } from '../locale/texts.ts'
import { ChangeFeedback } from './change-feedback.tsx'
import type { ActionProps } from './open-action.tsx'
import { slot } from './reservation.css.ts'
import { SwapCars } from './swap-cars.tsx'
import { useReservationChange } from './use-reservation-change.ts'

/** Swaps to another car that is free for the whole reservation. */
export function SwapAction({ reservation, now }: ActionProps) {
  const [isOpen, setIsOpen] = useState(false)
  const change = useReservationChange('changeCar')
  async function swap(newCarId: number) {
    const changed = await change.send({ params: { id: reservation.id }, body: { newCarId } })
    if (changed) setIsOpen(false)
  }
  return (
    <div className={slot}>
      <Button icon={ArrowLeftRight} isWide onPress={() => setIsOpen(true)}>
        {texts.swap.action}
      </Button>
      <Modal isOpen={isOpen} onClose={() => setIsOpen(false)} heading={texts.swap.heading} size="medium">
        <ChangeFeedback state={change.state} onClear={change.clear} />
        <SwapCars
          reservation={reservation}
          now={now}
          isPending={change.state.name === 'pending'}
          onChoose={(id) => void swap(id)}
        />
      </Modal>
      {!isOpen && (
        <ChangeFeedback state={change.state} onClear={change.clear} doneText={texts.swap.done(reservation.model)} />
      )}
    </div>
  )
}

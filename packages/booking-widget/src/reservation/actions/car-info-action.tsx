import { Modal } from '@delebil/ui'
import { CarFront } from 'lucide-react'
import { useState } from 'react'
import { actionTexts } from '../../locale/action-texts.ts'
import { CarInfo } from '../car-info/car-info.tsx'
import type { ActionControlProps } from './action-control-props.ts'
import { ActionTile } from './action-tile.tsx'

/** What the car is, and how it is right now. */
export function CarInfoAction({ reservation, now }: Pick<ActionControlProps, 'reservation' | 'now'>) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <ActionTile icon={CarFront} onPress={() => setIsOpen(true)}>
        {actionTexts.carInfo.action}
      </ActionTile>
      <Modal isOpen={isOpen} onClose={() => setIsOpen(false)} heading={actionTexts.carInfo.heading} isDismissable>
        <CarInfo reservation={reservation} now={now} />
      </Modal>
    </>
  )
}

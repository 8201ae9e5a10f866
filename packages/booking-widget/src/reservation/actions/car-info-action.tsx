import { CarFront } from 'lucide-react'
import { actionTexts } from '../../locale/action-texts.ts'
import { CarInfo } from '../car-info/car-info.tsx'
import type { ActionControlProps } from './action-control-props.ts'
import { ModalTile } from './modal-tile.tsx'

/** What the car is, and how it is right now. */
export const CarInfoAction = ({ reservation, now }: Pick<ActionControlProps, 'reservation' | 'now'>) => (
  <ModalTile icon={CarFront} texts={actionTexts.carInfo}>
    <CarInfo reservation={reservation} now={now} />
  </ModalTile>
)

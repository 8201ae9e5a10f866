import { ReceiptText } from 'lucide-react'
import { reservationPrice } from '../../data/reservation-price.ts'
import { actionTexts } from '../../locale/action-texts.ts'
import { PriceTable } from '../../panel/price-table.tsx'
import type { ActionControlProps } from './action-control-props.ts'
import { ModalTile } from './modal-tile.tsx'

/** What the reservation costs, line by line. */
export const PriceAction = ({ reservation }: Pick<ActionControlProps, 'reservation'>) => (
  <ModalTile icon={ReceiptText} texts={actionTexts.price} size="small">
    <PriceTable price={reservation.price} words={reservationPrice(reservation)} />
  </ModalTile>
)

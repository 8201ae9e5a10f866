import { Modal, type ModalProps } from '@delebil/ui'
import type { SituationTag } from '@delebil/validation'
import { reservationPrice } from '../../data/reservation-price.ts'
import { actionTexts } from '../../locale/action-texts.ts'
import { PriceTable } from '../../panel/price-table.tsx'
import type { ActionDialogProps } from '../action-dialog-props.ts'
import { CarInfo } from '../car-info/car-info.tsx'
import { Situations } from '../help/situations.tsx'

type Reading = Pick<ActionDialogProps, 'isOpen' | 'onClose'> & Pick<ModalProps, 'heading' | 'size' | 'children'>

/** Something to read: nothing typed is lost by a press beside it. */
const ReadDialog = ({ isOpen, onClose, heading, children, ...size }: Reading) => (
  <Modal {...size} isOpen={isOpen} onClose={onClose} heading={heading} isDismissable>
    {children}
  </Modal>
)

/** What the club says to do; of one topic, or of all. */
const helpDialog =
  (heading: string, topic?: SituationTag) =>
  ({ reservation, isOpen, onClose }: ActionDialogProps) => (
    <ReadDialog isOpen={isOpen} onClose={onClose} heading={heading}>
      <Situations reservation={reservation} topic={topic} />
    </ReadDialog>
  )

export const ChargingDialog = helpDialog(actionTexts.charging.heading, 'CHARGING')
export const FuelDialog = helpDialog(actionTexts.fuel.heading, 'FUEL')
export const LostCardDialog = helpDialog(actionTexts.lostCard.heading, 'LOST_CARD')
export const HelpDialog = helpDialog(actionTexts.help.heading)

/** What the reservation costs, line by line. */
export const PriceDialog = ({ reservation, isOpen, onClose }: ActionDialogProps) => (
  <ReadDialog isOpen={isOpen} onClose={onClose} heading={actionTexts.price.heading} size="small">
    <PriceTable price={reservation.price} words={reservationPrice(reservation)} />
  </ReadDialog>
)

/** What the car is, and how it is right now. */
export const CarInfoDialog = ({ reservation, now, isOpen, onClose }: ActionDialogProps) => (
  <ReadDialog isOpen={isOpen} onClose={onClose} heading={actionTexts.carInfo.heading}>
    <CarInfo reservation={reservation} now={now} />
  </ReadDialog>
)

import { Modal } from '@delebil/ui'
import { sharingTexts } from '../../locale/sharing-texts.ts'
import type { ActionDialogProps } from '../action-dialog-props.ts'
import { ShareLinks } from './share-links.tsx'

type ShareDialogProps = Pick<ActionDialogProps, 'reservation' | 'isOpen' | 'onClose'>

/** Makes a link to the reservation for somebody without a log-in, and stops the sharing. */
export const ShareDialog = ({ reservation, isOpen, onClose }: ShareDialogProps) => (
  <Modal isOpen={isOpen} onClose={onClose} heading={sharingTexts.dialog.heading} size="small">
    <ShareLinks reservationId={reservation.id} />
  </Modal>
)

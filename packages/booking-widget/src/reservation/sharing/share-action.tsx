import { Button, Modal } from '@delebil/ui'
import { Share2 } from 'lucide-react'
import { useState } from 'react'
import { sharingTexts } from '../../locale/sharing-texts.ts'
import type { ActionProps } from '../action-props.ts'
import { slot } from '../reservation.css.ts'
import { ShareLinks } from './share-links.tsx'

/** Makes a link to the reservation for somebody without a log-in, and stops the sharing. */
export function ShareAction({ reservation }: Pick<ActionProps, 'reservation'>) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <div className={slot}>
      <Button icon={Share2} isWide onPress={() => setIsOpen(true)}>
        {sharingTexts.action}
      </Button>
      <Modal isOpen={isOpen} onClose={() => setIsOpen(false)} heading={sharingTexts.dialog.heading} size="small">
        <ShareLinks reservationId={reservation.id} />
      </Modal>
    </div>
  )
}

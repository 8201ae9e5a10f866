import { Modal } from '@delebil/ui'
import { ReceiptText } from 'lucide-react'
import { useState } from 'react'
import { actionTexts } from '../../locale/action-texts.ts'
import { muted } from '../../panel/panel.css.ts'
import { PriceTable } from '../../panel/price-table.tsx'
import type { ActionControlProps } from './action-control-props.ts'
import { ActionTile } from './action-tile.tsx'

/** What the reservation costs, line by line. */
export function PriceAction({ reservation }: Pick<ActionControlProps, 'reservation'>) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <ActionTile icon={ReceiptText} onPress={() => setIsOpen(true)}>
        {actionTexts.price.action}
      </ActionTile>
      <Modal
        isOpen={isOpen}
        onClose={() => setIsOpen(false)}
        heading={actionTexts.price.heading}
        size="small"
        isDismissable
      >
        <PriceTable price={reservation.price} />
        {reservation.kilometers > 0 && <p className={muted}>{actionTexts.price.note}</p>}
      </Modal>
    </>
  )
}

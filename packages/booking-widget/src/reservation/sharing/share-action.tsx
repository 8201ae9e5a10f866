import { ActionTile } from '@delebil/ui'
import { Share2 } from 'lucide-react'
import { useState } from 'react'
import { sharingTexts } from '../../locale/sharing-texts.ts'
import type { ActionProps } from '../action-props.ts'
import { ShareDialog } from './share-dialog.tsx'

/** A tile that shares a reservation. */
export function ShareAction({ reservation }: Pick<ActionProps, 'reservation'>) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <ActionTile icon={Share2} label={sharingTexts.action} onPress={() => setIsOpen(true)}>
        {sharingTexts.actionWord}
      </ActionTile>
      <ShareDialog reservation={reservation} isOpen={isOpen} onClose={() => setIsOpen(false)} />
    </>
  )
}

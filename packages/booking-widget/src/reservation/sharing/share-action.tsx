import { Button } from '@delebil/ui'
import { Share2 } from 'lucide-react'
import { useState } from 'react'
import { sharingTexts } from '../../locale/sharing-texts.ts'
import type { ActionProps } from '../action-props.ts'
import { ShareDialog } from './share-dialog.tsx'

/** A button that shares a reservation. */
export function ShareAction({ reservation }: Pick<ActionProps, 'reservation'>) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <Button icon={Share2} isWide onPress={() => setIsOpen(true)}>
        {sharingTexts.action}
      </Button>
      <ShareDialog reservation={reservation} isOpen={isOpen} onClose={() => setIsOpen(false)} />
    </>
  )
}

import type { DamageKind } from '@delebil/validation'
import { Flag, ImagePlus, TriangleAlert } from 'lucide-react'
import { useState } from 'react'
import { FileTrigger } from 'react-aria-components'
import { ReportDialog } from '../../damage/report-dialog.tsx'
import { damageTexts } from '../../locale/damage-texts.ts'
import { messageTexts } from '../../locale/message-texts.ts'
import { AddPictureDialog } from '../../message/add-picture-dialog.tsx'
import type { ActionControlProps } from './action-control-props.ts'
import { ActionTile } from './action-tile.tsx'

type ReportProps = Pick<ActionControlProps, 'reservation' | 'onDone'>

function Report({ kind, ...props }: ReportProps & { readonly kind: DamageKind }) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <ActionTile icon={kind === 'DAMAGE' ? TriangleAlert : Flag} onPress={() => setIsOpen(true)}>
        {damageTexts[kind].action}
      </ActionTile>
      <ReportDialog {...props} kind={kind} isOpen={isOpen} onClose={() => setIsOpen(false)} />
    </>
  )
}

/** Reports a damage of the car. */
export function ReportDamageAction({ reservation, onDone }: ReportProps) {
  return <Report kind="DAMAGE" reservation={reservation} onDone={onDone} />
}

/** Reports something else that is wrong with the car. */
export function ReportDeviationAction({ reservation, onDone }: ReportProps) {
  return <Report kind="DEVIATION" reservation={reservation} onDone={onDone} />
}

/** Adds a picture to the reservation. */
export function AddPictureAction({ reservation, onDone }: ReportProps) {
  const [picture, setPicture] = useState<File>()
  return (
    <>
      <FileTrigger acceptedFileTypes={['image/*']} onSelect={(files) => setPicture(files?.[0])}>
        <ActionTile icon={ImagePlus} onPress={() => undefined}>
          {messageTexts.picture.add}
        </ActionTile>
      </FileTrigger>
      <AddPictureDialog
        reservation={reservation}
        picture={picture}
        onClose={() => setPicture(undefined)}
        onDone={onDone}
      />
    </>
  )
}

import type { Reservation } from '@delebil/core-api'
import { useChange, useKept } from '@delebil/core-api/react'
import { FormDialog, type FormRefusal, useForm } from '@delebil/ui'
import type { DamageKind } from '@delebil/validation'
import { useHoldUnsaved } from '../data/use-hold-unsaved.ts'
import { useRefused } from '../data/use-refused.ts'
import { damageTexts } from '../locale/damage-texts.ts'
import { paragraph } from '../panel/panel.css.ts'
import { unsent } from '../picture/unsent.ts'
import { usePictureUploads } from '../picture/use-picture-uploads.ts'
import { DamageFields } from './damage-fields.tsx'
import { checkDamage, type DamageValues, noDamage } from './damage-values.ts'

export interface ReportDialogProps {
  readonly reservation: Pick<Reservation, 'id'>
  readonly kind: DamageKind
  readonly isOpen: boolean
  readonly onClose: () => void
  /** Gets the words for the person once it has arrived. */
  readonly onDone: (text: string) => void
}

/** Reports a damage or a deviation. Closed halfway, it opens again as it was. */
export function ReportDialog({ reservation, kind, isOpen, onClose, onDone }: ReportDialogProps) {
  const texts = damageTexts[kind]
  const uploads = usePictureUploads(reservation.id)
  const change = useChange('reportDamage')
  const { refresh } = useKept()
  const form = useForm<DamageValues, FormRefusal, unknown>({
    initial: noDamage,
    check: (values) => checkDamage(kind, values),
    send: async (values) => {
      const pictureIds = await uploads.finish()
      if (!pictureIds) return unsent
      const body = { kind, ...values, pictureIds: [...pictureIds] }
      const sent = await change.send({ params: { id: reservation.id }, body })
      return sent.ok ? sent : undefined
    },
    savedAs: () => noDamage,
    onDone: () => {
      onClose()
      uploads.clear()
      void refresh('listMessages')
      onDone(texts.done)
    },
  })
  useRefused(change.state, form.refuse)
  useHoldUnsaved(form.isChanged || uploads.pictures.length > 0)
  return (
    <FormDialog isOpen={isOpen} form={form} heading={texts.heading} submit={texts.send} onClose={onClose}>
      <p className={paragraph}>{texts.text}</p>
      <DamageFields kind={kind} form={form} uploads={uploads} />
    </FormDialog>
  )
}

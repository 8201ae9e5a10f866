import { useAnswer, useKept } from '@delebil/core-api/react'
import { type FormRefusal, useForm } from '@delebil/ui'
import { checkDamage, type DamageValues, noDamage } from '../../damage/damage-values.ts'
import { useHoldUnsaved } from '../../data/use-hold-unsaved.ts'
import { useRefused } from '../../data/use-refused.ts'
import { damageTexts } from '../../locale/damage-texts.ts'
import { texts } from '../../locale/texts.ts'
import { unsent } from '../../picture/unsent.ts'
import { usePictureUploads } from '../../picture/use-picture-uploads.ts'
import type { ActionDialogProps } from '../action-dialog-props.ts'
import { useReservationChange } from '../use-reservation-change.ts'
import { useOnOpen } from './use-on-open.ts'

interface EndValues extends DamageValues {
  readonly declaration: string | null
}
const undeclared: EndValues = { ...noDamage, declaration: null }

const none: readonly { readonly code: string; readonly message: string }[] = []

/** Ending a trip: asked first what keeps it from being ended, then ended with or without the damage, in one call. */
export function useEndTrip({ reservation: { id: reservationId }, isOpen, onClose, onDone }: ActionDialogProps) {
  const uploads = usePictureUploads(reservationId)
  const change = useReservationChange('endReservation')
  const { refresh } = useKept()
  const params = { id: reservationId }
  const { data, error } = useAnswer('getEndBlockers', isOpen ? { params } : undefined, { revalidateOnMount: true })
  const form = useForm<EndValues, FormRefusal, unknown>({
    initial: undeclared,
    check: ({ declaration, ...damage }) => ({
      declaration: declaration === null ? texts.end.required : undefined,
      ...(declaration === 'damaged' && checkDamage('DAMAGE', damage)),
    }),
    send: async ({ declaration, ...damage }) => {
      const carWasDamaged = declaration === 'damaged'
      const pictureIds = carWasDamaged ? await uploads.finish() : []
      if (!pictureIds) return unsent
      const reported = carWasDamaged && { damage: { ...damage, pictureIds: [...pictureIds] } }
      const value = await change.send({ params, body: { carWasDamaged, ...reported } })
      return value && { ok: true, value }
    },
    savedAs: () => undeclared,
    onDone: (_ended, { declaration }) => {
      onClose()
      uploads.clear()
      void refresh('listMessages')
      onDone(declaration === 'damaged' ? damageTexts.end.damagedDone : texts.end.done)
    },
  })
  useHoldUnsaved(form.values.description !== '' || uploads.pictures.length > 0)
  useRefused(change.state, (refusal) => {
    const fields = Object.entries(refusal.fields).map(([path, text]) => [path.replace('damage.', ''), text])
    form.refuse({ ...refusal, fields: Object.fromEntries(fields) })
    void refresh('getEndBlockers')
  })
  useOnOpen(isOpen, () => form.dispatch({ type: 'hush' }))
  return {
    form,
    uploads,
    isChecking: isOpen && !data && !error,
    /** What keeps the trip from being ended; empty while nobody knows, for the server decides in the end. */
    blockers: data?.blockers ?? none,
    warnings: data?.warnings ?? [],
  }
}

import type { Reservation } from '@delebil/core-api'
import { useChange, useKept } from '@delebil/core-api/react'
import { Button, ErrorMessage, Modal, Stack } from '@delebil/ui'
import type { DamageKind } from '@delebil/validation'
import { useEffect, useRef, useState } from 'react'
import { damageTexts } from '../locale/damage-texts.ts'
import { paragraph } from '../panel/panel.css.ts'
import { DamageFields } from './damage-fields.tsx'
import { useDamageDraft } from './use-damage-draft.ts'

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
  const [isSending, setIsSending] = useState(false)
  const draft = useDamageDraft(reservation.id, kind)
  const change = useChange('reportDamage')
  const { refresh } = useKept()
  const refusal = change.refusal
  const show = useRef(draft.show)
  show.current = draft.show
  useEffect(() => {
    if (refusal) show.current(refusal)
  }, [refusal])

  async function send() {
    if (isSending) return
    change.clear()
    setIsSending(true)
    const report = await draft.finish()
    const sent = report && (await change.send({ params: { id: reservation.id }, body: { kind, ...report } }))
    setIsSending(false)
    if (!sent?.ok) return
    onClose()
    draft.clear()
    void refresh('listMessages')
    onDone(texts.done)
  }

  return (
    <Modal
      isOpen={isOpen}
      onClose={onClose}
      heading={texts.heading}
      actions={
        <>
          <Button onPress={onClose}>{damageTexts.cancel}</Button>
          <Button variant="primary" isPending={isSending} onPress={() => void send()}>
            {texts.send}
          </Button>
        </>
      }
    >
      <Stack gapPx={16}>
        <p className={paragraph}>{texts.text}</p>
        <DamageFields draft={draft} />
        <ErrorMessage>{refusal && Object.keys(refusal.fields).length === 0 ? refusal.message : undefined}</ErrorMessage>
      </Stack>
    </Modal>
  )
}

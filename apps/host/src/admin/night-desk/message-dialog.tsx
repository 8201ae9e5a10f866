import { useAdminChange, useAdminHost } from '@delebil/admin-components'
import { Button, Modal, TextArea } from '@delebil/ui'
import { useEffect, useState } from 'react'
import type { NightDialogProps } from './end-dialog.tsx'
import { nightTexts } from './night-texts.ts'

interface MessageDialogProps extends Pick<NightDialogProps, 'id' | 'onClose' | 'onDone'> {
  readonly text: string
  readonly onText: (text: string) => void
}

/** Writes to the member about the trip; what was typed stays when it could not be sent, or the dialog was closed. */
export function MessageDialog({ id, text, onText, onClose, onDone }: MessageDialogProps) {
  const { holdUnsaved } = useAdminHost()
  const { send, isPending, refusal, clear } = useAdminChange('night-desk.message')
  const [isTried, setIsTried] = useState(false)
  const isTyped = text.trim() !== ''
  useEffect(() => (isTyped ? holdUnsaved?.() : undefined), [isTyped, holdUnsaved])
  async function write(): Promise<void> {
    setIsTried(true)
    if (isTyped && (await send({ params: { id }, body: { text } })).ok) onDone(nightTexts.messageSent)
  }
  const problem = isTried && !isTyped ? nightTexts.required : refusal?.message
  const actions = (
    <>
      <Button onPress={onClose}>{nightTexts.cancel}</Button>
      <Button variant="primary" isPending={isPending} onPress={() => void write()}>
        {nightTexts.send}
      </Button>
    </>
  )
  return (
    <Modal isOpen onClose={onClose} heading={nightTexts.message} actions={actions}>
      <TextArea
        label={nightTexts.messageLabel}
        autoFocus
        value={text}
        onChange={(next) => {
          setIsTried(false)
          clear()
          onText(next)
        }}
        {...(problem !== undefined && { error: problem })}
      />
    </Modal>
  )
}

import { useAdminHost, useAttempt } from '@delebil/admin-components'
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
  const { api, organizationId, holdUnsaved } = useAdminHost()
  const attempt = useAttempt()
  const [problem, setProblem] = useState<string>()
  const [isPending, setIsPending] = useState(false)
  const isTyped = text.trim() !== ''
  useEffect(() => (isTyped ? holdUnsaved?.() : undefined), [isTyped, holdUnsaved])
  async function send(): Promise<void> {
    if (!isTyped) return setProblem(nightTexts.required)
    setIsPending(true)
    const result = await api.call('night-desk.message', {
      params: { id },
      query: { orgId: String(organizationId) },
      body: { text },
      idempotencyKey: attempt.keyFor({ text }),
    })
    setIsPending(false)
    if (result.ok) onDone(nightTexts.messageSent)
    else setProblem(result.refusal.message)
  }
  const actions = (
    <>
      <Button onPress={onClose}>{nightTexts.cancel}</Button>
      <Button variant="primary" isPending={isPending} onPress={() => void send()}>
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
          setProblem(undefined)
          onText(next)
        }}
        {...(problem !== undefined && { error: problem })}
      />
    </Modal>
  )
}

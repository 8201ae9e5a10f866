import { useAdminHost } from '@delebil/admin-components'
import { Button, Modal, TextArea } from '@delebil/ui'
import { useState } from 'react'
import type { NightDialogProps } from './end-dialog.tsx'
import { nightTexts } from './night-texts.ts'

/** Writes to the member about the trip; what was typed stays when it could not be sent. */
export function MessageDialog({ id, onClose, onDone }: Pick<NightDialogProps, 'id' | 'onClose' | 'onDone'>) {
  const { api, organizationId } = useAdminHost()
  const [text, setText] = useState('')
  const [problem, setProblem] = useState<string>()
  const [isPending, setIsPending] = useState(false)
  async function send(): Promise<void> {
    if (text.trim() === '') return setProblem(nightTexts.required)
    setIsPending(true)
    const result = await api.call('night-desk.message', {
      params: { id },
      query: { orgId: String(organizationId) },
      body: { text },
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
          setText(next)
        }}
        {...(problem !== undefined && { error: problem })}
      />
    </Modal>
  )
}

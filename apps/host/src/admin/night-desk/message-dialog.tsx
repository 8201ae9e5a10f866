import { useAdminChange, useAdminHost } from '@delebil/admin-components'
import { FormDialog, TextArea, useForm } from '@delebil/ui'
import type { NightDialogProps } from './end-dialog.tsx'
import { nightTexts } from './night-texts.ts'

interface MessageDialogProps extends Pick<NightDialogProps, 'id' | 'onClose' | 'onDone'> {
  readonly text: string
  readonly onText: (text: string) => void
}

/** Writes to the member about the trip; what was typed stays when it could not be sent, or the dialog was closed. */
export function MessageDialog({ id, text, onText, onClose, onDone }: MessageDialogProps) {
  const { holdUnsaved } = useAdminHost()
  const writing = useAdminChange('night-desk.message')
  const form = useForm({
    initial: { text: '' },
    typed: { text },
    onType: (typed) => onText(typed.text),
    hold: holdUnsaved,
    check: (typed) => ({ text: typed.text.trim() === '' ? nightTexts.required : undefined }),
    send: (body) => writing.send({ params: { id }, body }),
    onDone: () => onDone(nightTexts.messageSent),
  })
  return (
    <FormDialog form={form} heading={nightTexts.message} submit={nightTexts.send} onClose={onClose}>
      <TextArea label={nightTexts.messageLabel} autoFocus {...form.field('text')} />
    </FormDialog>
  )
}

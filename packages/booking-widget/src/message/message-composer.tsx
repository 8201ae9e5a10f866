import { useChange, useKept } from '@delebil/core-api/react'
import { Button, ErrorMessage, Stack, TextArea } from '@delebil/ui'
import { MESSAGE_MAX_LENGTH } from '@delebil/validation'
import { Send } from 'lucide-react'
import { useState } from 'react'
import { useBookingHost } from '../booking-host.ts'
import { useHoldUnsaved } from '../data/use-hold-unsaved.ts'
import { messageTexts } from '../locale/message-texts.ts'
import { muted, paragraph } from '../panel/panel.css.ts'
import { PicturePicker } from '../picture/picture-picker.tsx'
import { usePictureUploads } from '../picture/use-picture-uploads.ts'

/** Writes a message with pictures. What is typed and chosen stays until it has arrived. */
export function MessageComposer({ reservationId }: { readonly reservationId: number }) {
  const { online } = useBookingHost()
  const [text, setText] = useState('')
  const [problem, setProblem] = useState<{ text?: string; pictures?: string }>({})
  const [isSending, setIsSending] = useState(false)
  const uploads = usePictureUploads(reservationId)
  const change = useChange('addMessage')
  const { refresh } = useKept()
  useHoldUnsaved(text !== '' || uploads.pictures.length > 0)

  async function send() {
    const isEmpty = text.trim() === '' && uploads.pictures.length === 0
    setProblem(isEmpty ? { text: messageTexts.required } : {})
    if (isEmpty || isSending) return
    setIsSending(true)
    const pictureIds = await uploads.finish()
    if (!pictureIds) setProblem({ pictures: messageTexts.picture.unsent })
    else {
      const sent = await change.send({ params: { id: reservationId }, body: { text, pictureIds: [...pictureIds] } })
      if (sent.ok) {
        setText('')
        uploads.clear()
        void refresh('listMessages')
      }
    }
    setIsSending(false)
  }

  const refusal = change.refusal
  return (
    <Stack gapPx={12}>
      <TextArea
        label={messageTexts.label}
        value={text}
        maxLength={MESSAGE_MAX_LENGTH}
        error={problem.text ?? refusal?.fields.text}
        onChange={(typed) => {
          setText(typed)
          setProblem({})
          if (change.state.name !== 'idle') change.clear()
        }}
      />
      <PicturePicker uploads={uploads} error={problem.pictures} />
      <div>
        <Button icon={Send} isPending={isSending} isDisabled={!online} onPress={() => void send()}>
          {messageTexts.send}
        </Button>
      </div>
      {!online && <p className={muted}>{messageTexts.offline}</p>}
      <ErrorMessage>{refusal && !refusal.fields.text ? refusal.message : undefined}</ErrorMessage>
      <p role="status" className={paragraph}>
        {change.state.name === 'done' && text === '' && messageTexts.sent}
      </p>
    </Stack>
  )
}

import { useChange, useKept } from '@delebil/core-api/react'
import { Button, ErrorMessage, type FormRefusal, Stack, TextArea, useForm } from '@delebil/ui'
import { MESSAGE_MAX_LENGTH } from '@delebil/validation'
import { Send } from 'lucide-react'
import { useBookingHost } from '../booking-host.ts'
import { useHoldUnsaved } from '../data/use-hold-unsaved.ts'
import { useRefused } from '../data/use-refused.ts'
import { messageTexts } from '../locale/message-texts.ts'
import { muted, paragraph } from '../panel/panel.css.ts'
import { PicturePicker } from '../picture/picture-picker.tsx'
import { unsent } from '../picture/unsent.ts'
import { usePictureUploads } from '../picture/use-picture-uploads.ts'

const empty = { text: '', pictureIds: [] }

/** Writes a message with pictures. What is typed and chosen stays until it has arrived. */
export function MessageComposer({ reservationId }: { readonly reservationId: number }) {
  const { online } = useBookingHost()
  const uploads = usePictureUploads(reservationId)
  const change = useChange('addMessage')
  const { refresh } = useKept()
  const form = useForm<typeof empty, FormRefusal, unknown>({
    initial: empty,
    check: ({ text }) => ({
      text: text.trim() === '' && uploads.pictures.length === 0 ? messageTexts.required : undefined,
    }),
    send: async ({ text }) => {
      const pictureIds = await uploads.finish()
      if (!pictureIds) return unsent
      const body = { text, pictureIds: [...pictureIds] }
      const sent = await change.send({ params: { id: reservationId }, body })
      return sent.ok ? sent : undefined
    },
    savedAs: () => empty,
    onDone: () => {
      uploads.clear()
      void refresh('listMessages')
    },
  })
  useRefused(change.state, form.refuse)
  useHoldUnsaved(form.isChanged || uploads.pictures.length > 0)
  return (
    <form {...form.props}>
      <Stack gapPx={12}>
        <TextArea label={messageTexts.label} maxLength={MESSAGE_MAX_LENGTH} {...form.field('text')} />
        <PicturePicker uploads={uploads} error={form.errors['pictureIds']} />
        <div>
          <Button {...form.button} icon={Send} isDisabled={!online}>
            {messageTexts.send}
          </Button>
        </div>
        {!online && <p className={muted}>{messageTexts.offline}</p>}
        <ErrorMessage>{form.problem}</ErrorMessage>
        <p role="status" className={paragraph}>
          {form.isSaved && messageTexts.sent}
        </p>
      </Stack>
    </form>
  )
}

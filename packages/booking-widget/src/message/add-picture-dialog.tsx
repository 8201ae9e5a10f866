import type { Reservation } from '@delebil/core-api'
import { useKept, useSend } from '@delebil/core-api/react'
import { Button, ErrorMessage, Modal, Stack } from '@delebil/ui'
import { uploadFailureText } from '@delebil/validation/text'
import { Send } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useBookingHost } from '../booking-host.ts'
import { messageTexts } from '../locale/message-texts.ts'
import { muted } from '../panel/panel.css.ts'
import { large } from '../picture/picture.css.ts'
import { shrinkPicture } from '../picture/shrink-picture.ts'

const texts = messageTexts.picture

export interface AddPictureDialogProps {
  readonly reservation: Pick<Reservation, 'id'>
  /** What was chosen; the dialog is open while there is one. */
  readonly picture: File | undefined
  readonly onClose: () => void
  /** Gets the words for the person once it has arrived. */
  readonly onDone: (text: string) => void
}

/** Shows the picture that was chosen and sends it. What fails stays here, to be sent again. */
export function AddPictureDialog({ reservation, picture, onClose, onDone }: AddPictureDialogProps) {
  const { api } = useBookingHost()
  const { id } = reservation
  const { refusal, isPending, send, clear } = useSend(async (chosen: File) => {
    const file = await shrinkPicture(chosen)
    return api.addMessagePicture({ params: { id }, body: { file } })
  })
  const { refresh } = useKept()

  async function add(chosen: File) {
    const sent = await send(chosen)
    if (!sent.ok) return
    void refresh('listMessages')
    close()
    onDone(texts.added)
  }
  const close = () => {
    clear()
    onClose()
  }

  return (
    <Modal
      isOpen={picture !== undefined}
      onClose={close}
      heading={texts.addHeading}
      actions={
        <>
          <Button onPress={close}>{texts.cancel}</Button>
          <Button variant="primary" icon={Send} isPending={isPending} onPress={() => picture && void add(picture)}>
            {refusal ? texts.retryShort : texts.send}
          </Button>
        </>
      }
    >
      <Stack gapPx={12}>
        {picture && <Preview picture={picture} />}
        <p className={muted}>{texts.addHelp}</p>
        <ErrorMessage>
          {refusal && uploadFailureText({ ...refusal, message: refusal.fields.file ?? refusal.message })}
        </ErrorMessage>
      </Stack>
    </Modal>
  )
}

function Preview({ picture }: { readonly picture: File }) {
  const [address, setAddress] = useState<string>()
  const [isShowable, setIsShowable] = useState(true)
  useEffect(() => {
    const made = URL.createObjectURL(picture)
    setAddress(made)
    return () => URL.revokeObjectURL(made)
  }, [picture])
  if (!isShowable) return <p className={muted}>{picture.name}</p>
  return <img src={address} alt={texts.chosen(picture.name)} className={large} onError={() => setIsShowable(false)} />
}

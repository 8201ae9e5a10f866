import type { Reservation } from '@delebil/core-api'
import { Button, ErrorMessage, Modal, Stack } from '@delebil/ui'
import { Send } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useChange } from '../data/use-change.ts'
import { useRefresh } from '../data/use-refresh.ts'
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
  const [isSending, setIsSending] = useState(false)
  const change = useChange('addMessagePicture')
  const refresh = useRefresh()
  const refusal = change.state.name === 'refused' ? change.state.refusal : undefined

  async function send() {
    if (!picture || isSending) return
    setIsSending(true)
    const file = await shrinkPicture(picture)
    const sent = await change.send({ params: { id: reservation.id }, body: { file } })
    setIsSending(false)
    if (!sent) return
    refresh('listMessages')
    close()
    onDone(texts.added)
  }
  const close = () => {
    change.clear()
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
          <Button variant="primary" icon={Send} isPending={isSending} onPress={() => void send()}>
            {refusal ? texts.retryShort : texts.send}
          </Button>
        </>
      }
    >
      <Stack gapPx={12}>
        {picture && <Preview picture={picture} />}
        <p className={muted}>{texts.addHelp}</p>
        <ErrorMessage>{refusal && (refusal.fields.file ?? refusal.message)}</ErrorMessage>
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

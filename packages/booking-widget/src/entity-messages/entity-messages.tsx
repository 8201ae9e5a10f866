import { Button, Modal } from '@delebil/ui'
import { useRef, useState } from 'react'
import { sharingTexts } from '../locale/sharing-texts.ts'
import { muted } from '../panel/panel.css.ts'
import { body } from './entity-messages.css.ts'
import { type MessageSubjects, useEntityMessages } from './use-entity-messages.ts'
import { useQuietMoment } from './use-quiet-moment.ts'

/** What a club wants to have read about these reservations or cars, one at a time, at a moment that disturbs nobody. */
export function EntityMessages(subjects: MessageSubjects) {
  const frame = useRef<HTMLSpanElement>(null)
  const { messages, close } = useEntityMessages(subjects)
  const [read, setRead] = useState(0)
  const [message] = messages
  const isQuiet = useQuietMoment(frame, message !== undefined)
  const count = read + messages.length

  function next() {
    if (message === undefined) return
    setRead(messages.length === 1 ? 0 : read + 1)
    close(message)
  }
  return (
    <>
      <span ref={frame} hidden />
      {message && isQuiet && (
        <Modal
          key={message.id}
          isOpen
          onClose={next}
          heading={message.title}
          size="small"
          actions={
            <Button variant="primary" autoFocus onPress={next}>
              {sharingTexts.popup.ok}
            </Button>
          }
        >
          <p className={body}>{message.text}</p>
          {count > 1 && <p className={muted}>{sharingTexts.popup.of(read + 1, count)}</p>}
        </Modal>
      )}
    </>
  )
}

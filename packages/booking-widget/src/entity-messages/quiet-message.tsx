import type { EntityMessage } from '@delebil/core-api'
import { Button, Modal } from '@delebil/ui'
import { useRef } from 'react'
import { sharingTexts } from '../locale/sharing-texts.ts'
import { muted } from '../panel/panel.css.ts'
import { body } from './entity-messages.css.ts'
import { useQuietMoment } from './use-quiet-moment.ts'

export interface QuietMessageProps {
  readonly message: EntityMessage
  readonly number: number
  readonly count: number
  readonly onClose: () => void
}

/** What a club wants to have read, one of so many, at a moment that disturbs nobody. */
export function QuietMessage({ message, number, count, onClose }: QuietMessageProps) {
  const frame = useRef<HTMLSpanElement>(null)
  const isQuiet = useQuietMoment(frame)
  return (
    <>
      <span ref={frame} hidden />
      {isQuiet && (
        <Modal
          key={message.id}
          isOpen
          onClose={onClose}
          heading={message.title}
          size="small"
          actions={
            <Button variant="primary" autoFocus onPress={onClose}>
              {sharingTexts.popup.ok}
            </Button>
          }
        >
          <p className={body}>{message.text}</p>
          {count > 1 && <p className={muted}>{sharingTexts.popup.of(number, count)}</p>}
        </Modal>
      )}
    </>
  )
}

import type { Message } from '@delebil/core-api'
import { Button } from '@delebil/ui'
import { ChevronUp } from 'lucide-react'
import { useRef, useState } from 'react'
import { messageTexts } from '../locale/message-texts.ts'
import { thread } from './message.css.ts'
import { MessageItem } from './message-item.tsx'

/** So many at a time, the newest first to be there. */
const PAGE = 20

export interface MessageListProps {
  readonly reservationId: number
  /** The oldest first. */
  readonly messages: readonly Message[]
}

/** The newest messages, and the older ones when they are asked for. */
export function MessageList({ reservationId, messages }: MessageListProps) {
  const [pages, setPages] = useState(1)
  const list = useRef<HTMLOListElement>(null)
  const hidden = Math.max(0, messages.length - pages * PAGE)
  function showOlder() {
    setPages(pages + 1)
    // The button goes with the last of them: the list has the focus then.
    if (hidden <= PAGE) list.current?.focus()
  }
  return (
    <>
      {hidden > 0 && (
        <div>
          <Button variant="quiet" icon={ChevronUp} onPress={showOlder}>
            {messageTexts.older(Math.min(hidden, PAGE))}
          </Button>
        </div>
      )}
      <ol ref={list} className={thread} tabIndex={-1} aria-label={messageTexts.heading}>
        {messages.slice(hidden).map((message) => (
          <MessageItem key={message.id} reservationId={reservationId} message={message} />
        ))}
      </ol>
    </>
  )
}

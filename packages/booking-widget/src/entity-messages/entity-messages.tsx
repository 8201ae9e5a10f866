import { lazy, Suspense, useState } from 'react'
import { whenOnline } from '../data/when-online.ts'
import { type MessageSubjects, useEntityMessages } from './use-entity-messages.ts'

// Mostly there is nothing to say, and the page stands before it is known.
const QuietMessage = lazy(() =>
  whenOnline(() => import('./quiet-message.tsx')).then((module) => ({ default: module.QuietMessage })),
)

/** What a club wants to have read about these reservations or cars, one at a time. */
export function EntityMessages(subjects: MessageSubjects) {
  const { messages, close } = useEntityMessages(subjects)
  const [read, setRead] = useState(0)
  const [message] = messages
  if (message === undefined) return null
  function next() {
    if (message === undefined) return
    setRead(messages.length === 1 ? 0 : read + 1)
    close(message)
  }
  return (
    <Suspense>
      <QuietMessage message={message} number={read + 1} count={read + messages.length} onClose={next} />
    </Suspense>
  )
}

import type { Reservation } from '@delebil/core-api'
import { Button, Skeleton, Stack } from '@delebil/ui'
import { isActiveReservation } from '@delebil/validation'
import { MessageSquare } from 'lucide-react'
import { useState } from 'react'
import type { Judged } from '../data/law-of.ts'
import { readTimes } from '../data/reservation-times.ts'
import { useLaw } from '../data/use-law.ts'
import { messageTexts } from '../locale/message-texts.ts'
import { muted } from '../panel/panel.css.ts'
import { RetryState } from '../panel/retry-state.tsx'
import { Section } from '../panel/section.tsx'
import { MessageComposer } from './message-composer.tsx'
import { MessageList } from './message-list.tsx'
import { useMessages } from './use-messages.ts'

export interface MessageThreadProps {
  readonly reservation: Judged & Pick<Reservation, 'id'>
  readonly now: Date
}

/**
 * What was written about a reservation, and the way to write more. Messages are fetched for active reservations only; of one that
 * is over they are fetched when the person asks.
 */
export function MessageThread({ reservation, now }: MessageThreadProps) {
  const { id } = reservation
  const { may } = useLaw(reservation, now)
  const [isAsked, setIsAsked] = useState(false)
  const isShown = isAsked || isActiveReservation(readTimes(reservation))
  return (
    <Section level="h2" heading={messageTexts.heading}>
      {isShown ? (
        <Written reservationId={id} mayWrite={may('message') === undefined} />
      ) : (
        <div>
          <Button icon={MessageSquare} onPress={() => setIsAsked(true)}>
            {messageTexts.show}
          </Button>
        </div>
      )}
    </Section>
  )
}

interface WrittenProps {
  readonly reservationId: number
  readonly mayWrite: boolean
}

/** The field comes with the messages above it, which would move it. */
function Written({ reservationId, mayWrite }: WrittenProps) {
  const { data, error, mutate } = useMessages(reservationId)
  if (!data && !error) return <Skeleton label={messageTexts.loading} heightPx={72} />
  return (
    <Stack gapPx={24}>
      {data?.data.length === 0 && <p className={muted}>{messageTexts.empty}</p>}
      {data && data.data.length > 0 && <MessageList reservationId={reservationId} messages={data.data} />}
      {!data && error && (
        <RetryState heading={messageTexts.failedHeading} error={error} onRetry={() => void mutate()} />
      )}
      {mayWrite && <MessageComposer reservationId={reservationId} />}
    </Stack>
  )
}

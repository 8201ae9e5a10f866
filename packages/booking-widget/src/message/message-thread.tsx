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
        <Stack gapPx={24}>
          <Messages reservationId={id} />
          {may('message') === undefined && <MessageComposer reservationId={id} />}
        </Stack>
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

function Messages({ reservationId }: { readonly reservationId: number }) {
  const { data, error, mutate } = useMessages(reservationId)
  if (data) {
    if (data.data.length === 0) return <p className={muted}>{messageTexts.empty}</p>
    return <MessageList reservationId={reservationId} messages={data.data} />
  }
  if (error) return <RetryState heading={messageTexts.failedHeading} error={error} onRetry={() => void mutate()} />
  return <Skeleton label={messageTexts.loading} heightPx={72} />
}

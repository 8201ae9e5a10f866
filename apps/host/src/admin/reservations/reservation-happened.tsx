import { EventList, Failed, HeadedCard, mayAny, useAdminHost } from '@delebil/admin-components'
import type { Read } from '@delebil/core-api/admin'
import { SegmentedControl, Skeleton, Stack } from '@delebil/ui'
import { useState } from 'react'
import { MessageReply } from '../messages/message-reply.tsx'
import * as css from '../shared/shared.css.ts'
import { recordTexts as texts } from './reservation-texts.ts'
import { type EventKind, useEvents } from './use-events.ts'

const kinds = Object.entries(texts.kinds).map(([id, label]) => ({ id, label }))

/** All that happened to a reservation in one line of time: the car, the changes, what was said. The answer is written under it. */
export function ReservationHappened({ record }: { readonly record: Read<'reservations'> }) {
  const { permissions } = useAdminHost()
  const [shown, setShown] = useState('all')
  const { events, error, again } = useEvents(record)
  const some = events?.filter(({ kind }) => shown === 'all' || kind === (shown as EventKind))
  return (
    <HeadedCard
      heading={texts.happened}
      actions={<SegmentedControl label={texts.show} isLabelHidden options={kinds} value={shown} onChange={setShown} />}
    >
      <Stack gapPx={16}>
        {error !== undefined && <Failed onAgain={again}>{error}</Failed>}
        {!some && error === undefined && <Skeleton heightPx={120} />}
        {some?.length === 0 && <p className={css.muted}>{texts.noneOfKind}</p>}
        {some && some.length > 0 && <EventList label={texts.happened} events={some} />}
        {record.personId !== null && mayAny(permissions, ['MESSAGE_WRITE']) && (
          <MessageReply reservationId={record.id} person={record.person} />
        )}
      </Stack>
    </HeadedCard>
  )
}

import { ActionButton, Failed, type RecordAction, useAdminHost, usePanel } from '@delebil/admin-components'
import { adminResources, longText } from '@delebil/core-api/admin'
import { Skeleton, Stack } from '@delebil/ui'
import { Reply } from 'lucide-react'
import { callAt } from '../shared/call-at.ts'
import { momentOrDash } from '../shared/moment-or-dash.ts'
import * as css from '../shared/shared.css.ts'
import { MessagePictures } from './message-pictures.tsx'
import { messageTexts } from './message-texts.ts'

/** Answers in the thread of the reservation that `id` names. */
const reply: RecordAction<'messages'> = {
  key: 'reply',
  label: 'Svar',
  icon: Reply,
  access: ['MESSAGE_WRITE'],
  touches: ['messages', 'reservations'],
  fields: { text: longText('Svar', { write: true }, 2000) },
  run: ({ api, organizationId: orgId }, { id }, { text }, attempt) =>
    api.create('messages', { reservationId: id, text: String(text) }, { orgId }, attempt),
  done: 'Svaret er sendt',
}
const screen = { resource: adminResources.reservations }

/** What was said about a reservation, the oldest first, and the way to answer. */
export function MessageThread({ reservationId }: { reservationId: number }) {
  const host = useAdminHost()
  const record = { id: reservationId, version: 0 }
  const { data, error, again } = usePanel(
    'reservations',
    reservationId,
    'messages',
    () => host.api.call('reservations.messages', callAt(host, record)),
    'messages',
  )
  return (
    <Stack gapPx={16}>
      {error !== undefined && <Failed onAgain={again}>{error}</Failed>}
      {!data && error === undefined && <Skeleton heightPx={64} />}
      {data?.data.length === 0 && <p className={css.muted}>{messageTexts.noMessages}</p>}
      {data && data.data.length > 0 && (
        <ol className={css.thread}>
          {data.data.map(({ id, text, author, isFromStaff, createdAt, pictures }) => (
            <li key={id} className={isFromStaff ? css.ours : css.theirs}>
              <p className={css.muted}>
                {author?.name ?? messageTexts.nobody}, {momentOrDash(createdAt)}
              </p>
              {text !== '' && <p className={css.plain}>{text}</p>}
              {pictures.length > 0 && (
                <MessagePictures
                  reservationId={reservationId}
                  ids={pictures.map((picture) => picture.id)}
                  of={author?.name}
                />
              )}
            </li>
          ))}
        </ol>
      )}
      <div>
        <ActionButton screen={screen} record={record} action={reply} />
      </div>
    </Stack>
  )
}

import { Failed, mayAny, useAdminHost } from '@delebil/admin-components'
import { Skeleton, Stack } from '@delebil/ui'
import { momentOrDash } from '../shared/moment-or-dash.ts'
import * as css from '../shared/shared.css.ts'
import { MessagePictures } from './message-pictures.tsx'
import { MessageReply, type MessageReplyProps } from './message-reply.tsx'
import { messageTexts } from './message-texts.ts'
import * as ownCss from './messages.css.ts'
import { useMessages } from './use-messages.ts'

/** What was said about a reservation, the oldest first, and the way to answer. */
export function MessageThread({ reservationId, person }: MessageReplyProps) {
  const host = useAdminHost()
  const { data, error, again } = useMessages(reservationId)
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
      {mayAny(host.permissions, ['MESSAGE_WRITE']) && (
        <div className={ownCss.inReach}>
          <MessageReply reservationId={reservationId} person={person} />
        </div>
      )}
    </Stack>
  )
}

import type { Message } from '@delebil/core-api'
import { Badge } from '@delebil/ui'
import { formatDateTime } from '@delebil/validation/text'
import { useBookingHost } from '../booking-host.ts'
import { messageTexts } from '../locale/message-texts.ts'
import { muted } from '../panel/panel.css.ts'
import { ReservationPicture } from '../picture/reservation-picture.tsx'
import { author, head, message as messageClass, own, pictures, words } from './message.css.ts'

export interface MessageItemProps {
  readonly reservationId: number
  readonly message: Message
}

/** One message: who, when, what, and its pictures. */
export function MessageItem({ reservationId, message }: MessageItemProps) {
  const { person } = useBookingHost()
  const isOwn = message.author?.id === person?.id
  const name = message.author?.name ?? messageTexts.gone
  const who = isOwn ? messageTexts.you : message.isFromStaff ? `${name}, ${messageTexts.staff}` : name
  const kind = messageTexts.kind[message.kind]
  const count = message.pictures.length
  return (
    <li className={isOwn ? own : messageClass}>
      <div className={head}>
        <span className={author}>{who}</span>
        <time className={muted} dateTime={message.createdAt}>
          {formatDateTime(new Date(message.createdAt))}
        </time>
        {kind && <Badge tone={message.kind === 'DAMAGE' ? 'red' : 'yellow'}>{kind}</Badge>}
      </div>
      {message.text !== '' && <p className={words}>{message.text}</p>}
      {count > 0 && (
        <ul className={pictures}>
          {message.pictures.map((picture, at) => (
            <li key={picture.id}>
              <ReservationPicture
                reservationId={reservationId}
                picture={picture}
                name={messageTexts.picture.number(at + 1, count, who)}
              />
            </li>
          ))}
        </ul>
      )}
    </li>
  )
}

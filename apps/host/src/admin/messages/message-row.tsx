import { formatMoment } from '@delebil/admin-components'
import type { Read } from '@delebil/core-api/admin'
import { VisuallyHidden } from '@delebil/ui'
import { followUpOf } from '../shared/case-actions.ts'
import { messageTexts as texts } from './message-texts.ts'
import * as css from './messages.css.ts'

interface MessageRowProps {
  readonly record: Read<'messages'>
  readonly now: Date
}

/** A message among others: from whom, when, how it begins, and what it is about. */
export function MessageRow({ record, now }: MessageRowProps) {
  const { author, created, isFromStaff, isRead, text, reservationNumber, licensePlate } = record
  const isUnread = isRead === false && !isFromStaff
  const unread = isUnread || undefined
  return (
    <>
      <span className={css.line}>
        {isUnread && (
          <>
            <span className={css.dot} aria-hidden />
            <VisuallyHidden>
              <span>{texts.unread}: </span>
            </VisuallyHidden>
          </>
        )}
        <span className={css.author} data-unread={unread}>
          {isFromStaff ? texts.ours : (author ?? texts.nobody)}
        </span>
        <span className={css.meta}>{formatMoment(created, now)}</span>
      </span>
      <span className={css.text} data-unread={unread}>
        {text}
      </span>
      <span className={css.line}>
        <span className={css.about}>{texts.of(reservationNumber, licensePlate)}</span>
        <span className={css.meta}>{followUpOf(record, now)}</span>
      </span>
    </>
  )
}

import type { Read } from '@delebil/core-api/admin'
import { followUpOf } from '../shared/case-actions.ts'
import { shortMoment } from '../shared/short-moment.ts'
import { isUnread } from './message-cells.tsx'
import { messageTexts as texts } from './message-texts.ts'
import * as css from './messages.css.ts'
import { UnreadMark } from './unread-mark.tsx'

interface MessageRowProps {
  readonly record: Read<'messages'>
  readonly now: Date
}

/** A message among others: from whom, when, how it begins, and what it is about. */
export function MessageRow({ record, now }: MessageRowProps) {
  const { author, created, isFromStaff, text, reservationNumber, licensePlate } = record
  const unread = isUnread(record) || undefined
  return (
    <>
      <span className={css.line}>
        {unread && <UnreadMark />}
        <span className={css.author} data-unread={unread}>
          {isFromStaff ? texts.ours : (author ?? texts.nobody)}
        </span>
        <span className={css.meta}>{shortMoment(created, now, 'before')}</span>
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

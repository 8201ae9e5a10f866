import { formatMoment } from '@delebil/admin-components'
import type { Read } from '@delebil/core-api/admin'
import type { ReactNode } from 'react'
import { messageTexts as texts } from './message-texts.ts'
import * as css from './messages.css.ts'
import { UnreadMark } from './unread-mark.tsx'

interface CellProps {
  readonly record: Read<'messages'>
  readonly now: Date
}
type Cell = (props: CellProps) => ReactNode

export const isUnread = ({ isRead, isFromStaff }: Read<'messages'>): boolean => isRead === false && !isFromStaff

const Author: Cell = ({ record }) => (
  <>
    {isUnread(record) && <UnreadMark />}
    {record.isFromStaff ? texts.ours : (record.author ?? texts.nobody)}
  </>
)
const Text: Cell = ({ record }) => (
  <span className={isUnread(record) ? css.unread : undefined}>{record.text || texts.onlyPictures}</span>
)

/** What the list of messages shows in its columns: from whom and what, before what it is about. */
export const messageCells = {
  author: { Value: Author },
  text: { isWide: true, Value: Text },
  reservationNumber: { label: 'Reservasjon', Value: ({ record }: CellProps) => record.reservationNumber },
  licensePlate: { label: 'Bil', Value: ({ record }: CellProps) => record.licensePlate },
  created: { Value: ({ record, now }: CellProps) => formatMoment(record.created, now) },
} as const

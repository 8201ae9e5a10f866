import { Icon, VisuallyHidden } from '@delebil/ui'
import { formatDate, formatTime } from '@delebil/validation/text'
import { osloDateText } from '@delebil/validation/time'
import type { LucideIcon } from 'lucide-react'
import { Fragment, type ReactNode } from 'react'
import * as css from './event-list.css.ts'

export interface RecordEvent {
  readonly id: string
  readonly at: Date
  /** Of its moment only the day is known. */
  readonly isOfDay?: boolean
  readonly icon: LucideIcon
  /** Read before the rest: an answer that somebody waits for. */
  readonly isCalling?: boolean
  readonly what: ReactNode
  /** Who did it. */
  readonly who?: string | undefined
  /** What more is told of it, each on a line. */
  readonly children?: ReactNode
}

/** What happened to a record beside what staff changed of it. */
export interface MoreEvents {
  readonly events: readonly RecordEvent[] | undefined
  readonly error?: string | undefined
  readonly again: () => void
}

/** What happened, the newest first, day by day. */
export function EventList({ events, label }: { readonly events: readonly RecordEvent[]; readonly label: string }) {
  return (
    <ol className={css.list} aria-label={label}>
      {events.map(({ id, at, isOfDay = false, icon, isCalling = false, what, who, children }, index) => {
        const before = events[index - 1]
        const isNewDay = before === undefined || osloDateText(before.at) !== osloDateText(at)
        return (
          <Fragment key={id}>
            {isNewDay && (
              <li className={css.day} aria-hidden>
                {formatDate(at)}
              </li>
            )}
            <li className={css.event}>
              <time className={css.time} dateTime={isOfDay ? osloDateText(at) : at.toISOString()}>
                <VisuallyHidden>{formatDate(at)} </VisuallyHidden>
                {!isOfDay && formatTime(at)}
              </time>
              <span className={isCalling ? css.callingMark : css.mark}>
                <Icon of={icon} sizePx={12} />
              </span>
              <div className={css.words}>
                <p className={css.line}>
                  <strong>{what}</strong> {who !== undefined && <span className={css.muted}>{who}</span>}
                </p>
                {children}
              </div>
            </li>
          </Fragment>
        )
      })}
    </ol>
  )
}

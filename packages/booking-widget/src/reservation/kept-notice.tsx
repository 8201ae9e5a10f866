import type { CallName } from '@delebil/core-api'
import { formatDateTime } from '@delebil/validation/text'
import { useBookingHost } from '../booking-host.ts'
import { offlineTexts } from '../locale/offline-texts.ts'
import { muted } from '../panel/panel.css.ts'
import { keptNotice } from './reservation.css.ts'

export interface KeptNoticeProps {
  /** The endpoint and the input whose answer is shown. */
  readonly name: CallName
  readonly input: unknown
}

/** How old the answer on screen is, where the device had to give it because the server did not. */
export function KeptNotice({ name, input }: KeptNoticeProps) {
  const atMs = useBookingHost().keptAt?.(name, input)
  if (atMs === undefined) return null
  return (
    <div className={keptNotice}>
      <p className={muted}>{offlineTexts.updatedAt(formatDateTime(new Date(atMs)))}</p>
    </div>
  )
}

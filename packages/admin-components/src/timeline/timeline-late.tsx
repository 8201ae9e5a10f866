import type { Period } from '@delebil/validation'
import { MINUTE_MS } from '@delebil/validation/time'
import * as css from './timeline-bar.css.ts'
import { shownPart } from './timeline-time.ts'

interface LateSpanProps {
  readonly end: Date
  readonly now: Date
  readonly window: Period
  readonly place: { readonly top: number; readonly height: number }
}

const HOUR_MINUTES = 60

/** '+1:30': hours and minutes over the time. */
const overdue = (end: Date, now: Date): string => {
  const minutes = Math.floor((now.getTime() - end.getTime()) / MINUTE_MS)
  return `+${Math.floor(minutes / HOUR_MINUTES)}:${String(minutes % HOUR_MINUTES).padStart(2, '0')}`
}

/** From when something should have ended until now. The bar itself says so in words. */
export function LateSpan({ end, now, window, place: { top, height } }: LateSpanProps) {
  const part = shownPart({ start: end, end: now }, window)
  if (!part) return null
  const place = { left: `${part.from * 100}%`, width: `${(part.to - part.from) * 100}%` }
  return (
    <span aria-hidden className={css.lateSpan} style={{ ...place, top: `${top}px`, height: `${height}px` }}>
      {overdue(end, now)}
    </span>
  )
}

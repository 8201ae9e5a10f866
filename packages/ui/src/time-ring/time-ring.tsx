import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx'
import { arc, caption as captionClass, drawing, ring, time as timeClass, track, words } from './time-ring.css.ts'

export interface TimeRingProps {
  /** The time in the middle: «2 t 14 min». */
  time: string
  /** What kind of time that is: «igjen av turen». */
  caption: string
  /** Both as one sentence, for those who do not see the ring. */
  sentence: string
  /** How much is left of the whole, from 0 to 1. */
  share: number
  /** The time is up. */
  isLate?: boolean
}

/** Three quarters of the way round are the whole; the way round is counted as 100. */
const WHOLE = 75

/** Time that is left, as an open ring around the words that say it. */
export function TimeRing({ time, caption, sentence, share, isLate = false }: TimeRingProps) {
  const left = Math.min(1, Math.max(0, share)) * WHOLE
  const circle = { cx: 60, cy: 60, r: 56, strokeWidth: 6.4, pathLength: 100, transform: 'rotate(135 60 60)' }
  return (
    <div className={ring}>
      <VisuallyHidden>{sentence}</VisuallyHidden>
      <svg className={drawing} viewBox="0 0 120 104" aria-hidden="true" focusable="false">
        <circle {...circle} className={track[isLate ? 'warning' : 'normal']} strokeDasharray={`${WHOLE} 100`} />
        {left > 0 && <circle {...circle} className={arc} style={{ strokeDasharray: `${left} 100` }} />}
      </svg>
      <p className={words} aria-hidden="true">
        <span className={timeClass}>{time}</span>
        <span className={captionClass}>{caption}</span>
      </p>
    </div>
  )
}

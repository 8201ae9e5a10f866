import type { Period } from '@delebil/validation'
import { formatDate, formatTime } from '@delebil/validation/text'
import { memo } from 'react'
import * as css from './timeline.css.ts'
import { timelineTexts as texts } from './timeline-texts.ts'
import { daysOf, hoursOf, shareOf } from './timeline-time.ts'

const percent = (share: number) => `${(share * 100).toFixed(4)}%`
const pad = (hour: number) => String(hour).padStart(2, '0')

// Where days are narrow: their months stand above the plan.
const shortDay = (day: Date) => formatDate(day).split(/\s/).slice(0, 2).join(' ')

const isWeekend = ({ start }: Period) => /^(lør|søn)/.test(formatDate(start))

/** Half the width of the word for now: it is never cut at the edge. */
const NOW_PX = 34
/** What of the window the word for now takes on each side: an hour half under it is no hour. */
const NOW_SHARE = 1 / 14

interface HeadProps {
  readonly window: Period
  readonly now: Date
  readonly everyHours: number
  readonly rowsName: string
}

/** The days and hours above the rows. */
export const TimelineHead = memo(function TimelineHead({ window, now, everyHours, rowsName }: HeadProps) {
  const days = daysOf(window)
  const isNow = now >= window.start && now < window.end
  const isClear = (at: Date) => !isNow || Math.abs(shareOf(at, window) - shareOf(now, window)) > NOW_SHARE
  const hours = hoursOf(window, everyHours).filter(({ at }) => isClear(at))
  return (
    <div aria-hidden className={css.head} {...(days.length > 1 && { 'data-days': true })}>
      <div className={css.corner}>{rowsName}</div>
      <div className={css.scale} data-scale="">
        {days.length > 1 &&
          days.map((day) => (
            <span
              key={day.start.getTime()}
              className={css.day}
              style={{
                left: percent(shareOf(day.start, window)),
                width: percent(shareOf(day.end, window) - shareOf(day.start, window)),
              }}
              {...(now >= day.start && now < day.end && { 'data-today': true })}
            >
              <span className={css.dayName} {...(everyHours >= 12 && { 'data-short': true })}>
                {everyHours < 12 ? formatDate(day.start) : shortDay(day.start)}
              </span>
            </span>
          ))}
        {hours.map(({ at, hour }) => (
          <span key={at.getTime()} className={css.hour} style={{ left: percent(shareOf(at, window)) }}>
            {pad(hour)}
          </span>
        ))}
        {isNow && (
          <span
            className={css.nowLabel}
            style={{ left: `clamp(${NOW_PX}px, ${percent(shareOf(now, window))}, calc(100% - ${NOW_PX}px))` }}
          >
            {texts.now} {formatTime(now)}
          </span>
        )}
      </div>
    </div>
  )
})

/** What lies behind all rows: days, weekends, hours, what is past, and now. */
export const TimelineGround = memo(function TimelineGround({ window, now, everyHours }: Omit<HeadProps, 'rowsName'>) {
  const past = shareOf(now, window)
  return (
    <div aria-hidden className={css.ground}>
      <div className={css.groundLane}>
        {daysOf(window).map((day) => (
          <span
            key={day.start.getTime()}
            className={css.dayGround}
            style={{
              left: percent(shareOf(day.start, window)),
              width: percent(shareOf(day.end, window) - shareOf(day.start, window)),
            }}
            {...(isWeekend(day) && { 'data-weekend': true })}
          />
        ))}
        {hoursOf(window, everyHours).map(({ at }) => (
          <span key={at.getTime()} className={css.hourLine} style={{ left: percent(shareOf(at, window)) }} />
        ))}
        {past > 0 && <span className={css.past} style={{ width: percent(past) }} />}
        {past > 0 && past < 1 && <span className={css.nowLine} style={{ left: percent(past) }} />}
      </div>
    </div>
  )
})

import { AvailabilityRing } from '@delebil/ui'
import type { Period } from '@delebil/validation'
import { formatTime } from '@delebil/validation/text'
import { osloDateText } from '@delebil/validation/time'
import { freeText } from '../car-row/free-text.ts'
import { texts } from '../locale/texts.ts'
import { notice, noticeText, noticeTitle } from './car.css.ts'

interface PartialNoticeProps {
  readonly free: Period
  readonly period: Period
}

/** Says before all else that the car is not free for all of the time, and when it is. */
export function PartialNotice({ free, period }: PartialNoticeProps) {
  const isOneDay = osloDateText(period.start) === osloDateText(period.end)
  const isLate = free.start > period.start
  const isShort = free.end < period.end
  const [from, to] = [formatTime(free.start), formatTime(free.end)]
  return (
    <div className={notice}>
      <AvailabilityRing availability="partial" label="" />
      <div>
        <p className={noticeTitle}>
          {freeText(free, period)}
          {isOneDay && isLate && !isShort && texts.car.notFrom(formatTime(period.start))}
          {isOneDay && isShort && !isLate && texts.car.notUntil(formatTime(period.end))}
        </p>
        {isOneDay && (
          <p className={noticeText}>
            {isLate && isShort
              ? texts.car.takenAround(from, to)
              : isLate
                ? texts.car.takenUntil(from)
                : texts.car.takenFrom(to)}
          </p>
        )}
      </div>
    </div>
  )
}

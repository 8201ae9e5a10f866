import { AvailabilityRing, Skeleton } from '@delebil/ui'
import { isAvailabilityShown, type Period } from '@delebil/validation'
import { formatPeriod } from '@delebil/validation/text'
import { MINUTE_MS } from '@delebil/validation/time'
import { useNow } from '../data/use-now.ts'
import { texts } from '../locale/texts.ts'
import { muted } from '../panel/panel.css.ts'
import { Section } from '../panel/section.tsx'
import { calendarMonths } from './calendar-months.ts'
import { months, stretch, stretches } from './car.css.ts'
import { useCarAvailability, useReservedDays } from './data.ts'
import { MonthTable } from './month-table.tsx'

export interface AvailabilityCalendarProps {
  readonly carId: number
  readonly period: Period
}

/** When the car can be had: the stretches of the chosen period, and the days of the next two months. */
export function AvailabilityCalendar({ carId, period }: AvailabilityCalendarProps) {
  return (
    <Section heading={texts.car.calendar}>
      <Stretches carId={carId} period={period} />
      <Months carId={carId} period={period} />
    </Section>
  )
}

/** Nothing is called free before it is known. */
function Months({ carId, period }: AvailabilityCalendarProps) {
  const now = useNow(MINUTE_MS)
  const { data, error } = useReservedDays(carId)
  if (error && !data) return <p className={muted}>{error.refusal.message}</p>
  if (!data) return <Skeleton heightPx={320} />
  return (
    <>
      <p className={muted}>{texts.car.calendarHelp}</p>
      <div className={months}>
        {calendarMonths(now, data.reservedDays, period).map((month) => (
          <MonthTable key={month.at.getTime()} month={month} />
        ))}
      </div>
    </>
  )
}

function Stretches({ carId, period }: AvailabilityCalendarProps) {
  const { data, error } = useCarAvailability(carId, period)
  if (!isAvailabilityShown(period)) return <p className={muted}>{texts.car.tooLongForCalendar}</p>
  if (error) return <p className={muted}>{error.refusal.message}</p>
  if (!data) return <Skeleton heightPx={24} />
  return (
    <ul className={stretches} aria-label={texts.car.stretches}>
      {data.periods.map(({ start, end, state }) => (
        <li key={start} className={stretch}>
          <span>{formatPeriod({ start: new Date(start), end: new Date(end) })}</span>
          <AvailabilityRing
            availability={state === 'AVAILABLE' ? 'available' : 'unavailable'}
            label={state === 'AVAILABLE' ? texts.car.stretchFree : texts.car.stretchReserved}
            isLabelVisible
            sizePx={16}
          />
        </li>
      ))}
    </ul>
  )
}

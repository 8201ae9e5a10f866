import { Skeleton } from '@delebil/ui'
import type { Period } from '@delebil/validation'
import { MINUTE_MS } from '@delebil/validation/time'
import { useNow } from '../data/use-now.ts'
import { texts } from '../locale/texts.ts'
import { muted } from '../panel/panel.css.ts'
import { Section } from '../panel/section.tsx'
import { calendarMonths } from './calendar-months.ts'
import { months } from './car.css.ts'
import { useReservedDays } from './data.ts'
import { MonthTable } from './month-table.tsx'

export interface AvailabilityCalendarProps {
  readonly carId: number
  readonly period: Period
}

/** The days of the next two months that the car can be had. */
export function AvailabilityCalendar(props: AvailabilityCalendarProps) {
  return (
    <Section heading={texts.car.calendarHeading}>
      <Months {...props} />
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

import { parseDate } from '@internationalized/date'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import {
  Button,
  Calendar,
  CalendarCell,
  CalendarGrid,
  CalendarGridBody,
  CalendarGridHeader,
  CalendarHeaderCell,
  Heading,
} from 'react-aria-components'
import { Icon } from '../icon/icon.tsx'
import { variants } from '../icon-button/icon-button.css.ts'
import { calendar, calendarHead, day, grid, markedDay, markedEnd, month, weekday } from './date-picker.css.ts'

export interface DateCalendarProps {
  label: string
  /** A day as `YYYY-MM-DD`. */
  value: string | null
  onChange: (day: string) => void
  minDate?: string | undefined
  maxDate?: string | undefined
  isDateUnavailable?: (day: string) => boolean
  /** A period that is marked, both days with it. */
  marked?: { first: string; last: string }
  autoFocus?: boolean
}

const look = (text: string, marked: DateCalendarProps['marked']) => {
  if (!marked || text < marked.first || text > marked.last) return day
  return `${day} ${text === marked.first || text === marked.last ? markedEnd : markedDay}`
}

const toDate = (day: string | null | undefined) => (day === null || day === undefined ? undefined : parseDate(day))

/** One month at a time, weeks from Monday. */
export function DateCalendar({
  label,
  value,
  onChange,
  minDate,
  maxDate,
  isDateUnavailable,
  marked,
  autoFocus = false,
}: DateCalendarProps) {
  const min = toDate(minDate)
  const max = toDate(maxDate)
  return (
    <Calendar
      aria-label={label}
      className={calendar}
      value={toDate(value) ?? null}
      onChange={(date) => onChange(date.toString())}
      autoFocus={autoFocus}
      {...(min && { minValue: min })}
      {...(max && { maxValue: max })}
      {...(isDateUnavailable && { isDateUnavailable: (date) => isDateUnavailable(date.toString()) })}
    >
      <div className={calendarHead}>
        <Button slot="previous" className={variants.plain}>
          <Icon of={ChevronLeft} />
        </Button>
        <Heading level={3} className={month} />
        <Button slot="next" className={variants.plain}>
          <Icon of={ChevronRight} />
        </Button>
      </div>
      <CalendarGrid weekdayStyle="short" className={grid}>
        <CalendarGridHeader>
          {(name) => <CalendarHeaderCell className={weekday}>{name.replace('.', '')}</CalendarHeaderCell>}
        </CalendarGridHeader>
        <CalendarGridBody>
          {(date) => <CalendarCell date={date} className={look(date.toString(), marked)} />}
        </CalendarGridBody>
      </CalendarGrid>
    </Calendar>
  )
}

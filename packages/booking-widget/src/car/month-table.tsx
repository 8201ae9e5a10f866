import { VisuallyHidden } from '@delebil/ui'
import { LOCALE } from '@delebil/validation/text'
import { OSLO_TIME_ZONE } from '@delebil/validation/time'
import { texts } from '../locale/texts.ts'
import type { CalendarDay, CalendarMonth } from './calendar-months.ts'
import { chosen, days, monthName, table, weekday } from './car.css.ts'

const monthFormat = new Intl.DateTimeFormat(LOCALE, { month: 'long', year: 'numeric', timeZone: OSLO_TIME_ZONE })
const weekdayFormat = new Intl.DateTimeFormat(LOCALE, { weekday: 'short', timeZone: 'UTC' })
const longWeekdayFormat = new Intl.DateTimeFormat(LOCALE, { weekday: 'long', timeZone: 'UTC' })
// 5 January 2026 is a Monday.
const weekdays = Array.from({ length: 7 }, (_, index) => new Date(Date.UTC(2026, 0, 5 + index)))

/** One month as a table that is read, not pressed. */
export function MonthTable({ month }: { readonly month: CalendarMonth }) {
  return (
    <table className={table}>
      <caption className={monthName}>{monthFormat.format(month.at)}</caption>
      <thead>
        <tr>
          {weekdays.map((at) => (
            <th key={at.getTime()} scope="col" abbr={longWeekdayFormat.format(at)} className={weekday}>
              {weekdayFormat.format(at).replace('.', '')}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {month.weeks.map((week) => (
          <tr key={week.find(Boolean)?.date}>
            {week.map((day, index) =>
              day ? <DayCell key={day.date} day={day} /> : <td key={weekdays[index]?.getTime()} />,
            )}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function DayCell({ day: { day, state, isChosen } }: { readonly day: CalendarDay }) {
  const words = [texts.car.calendarDay[state], isChosen && texts.car.calendarDay.chosen].filter(Boolean).join(', ')
  return (
    <td className={isChosen ? `${days[state]} ${chosen}` : days[state]}>
      {day}
      {words !== '' && <VisuallyHidden> {words}</VisuallyHidden>}
    </td>
  )
}

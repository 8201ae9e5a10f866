import { DateCalendar, SegmentedControl } from '@delebil/ui'
import { BOOKING_HORIZON_DAYS, RESERVATION_MAX_DAYS } from '@delebil/validation'
import { addOsloDays, MINUTE_MS, osloDateText } from '@delebil/validation/time'
import { useState } from 'react'
import { useSnapshot } from 'valtio'
import { useNow } from '../data/use-now.ts'
import { searchTexts } from '../locale/search-texts.ts'
import { describeDay } from './describe-search.ts'
import type { Search } from './model.ts'
import { days } from './when-fields.css.ts'

type End = 'start' | 'end'

/** The days of a trip: a press is the first day, the next the last. What it covers is marked. */
export function PeriodCalendar({ search }: { readonly search: Search }) {
  const { startTime, endTime } = useSnapshot(search.state)
  const now = useNow(MINUTE_MS)
  const [end, setEnd] = useState<End>('start')
  const start = startTime ?? now
  const [today, startDay, endDay] = [now, start, endTime].map(osloDateText) as [string, string, string]
  const last = end === 'start' ? addOsloDays(now, BOOKING_HORIZON_DAYS) : addOsloDays(start, RESERVATION_MAX_DAYS)
  const inSentence = (day: Date) => describeDay(day, now).toLocaleLowerCase('nb')

  function choose(day: string) {
    // A last day before the first is another first day.
    const isFirst = end === 'start' || day < startDay
    if (isFirst) search.setStartDay(day)
    else search.setEndDay(day)
    setEnd(isFirst ? 'end' : 'start')
  }
  return (
    <>
      <SegmentedControl
        label={searchTexts.whichDay}
        isLabelHidden
        options={[
          { id: 'start', label: searchTexts.fromDay(inSentence(start)) },
          { id: 'end', label: searchTexts.toDay(inSentence(endTime)) },
        ]}
        value={end}
        onChange={(id) => setEnd(id === 'end' ? 'end' : 'start')}
      />
      <div className={days}>
        <DateCalendar
          label={end === 'start' ? searchTexts.firstDay : searchTexts.lastDay}
          value={end === 'start' ? startDay : endDay}
          marked={{ first: startDay, last: endDay }}
          minDate={today}
          maxDate={osloDateText(last)}
          onChange={choose}
        />
      </div>
    </>
  )
}

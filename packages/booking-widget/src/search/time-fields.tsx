import { DatePicker, Stack, TimeSelect } from '@delebil/ui'
import { BOOKING_HORIZON_DAYS, parseDateField, RESERVATION_MAX_DAYS, START_NOW_TEXT } from '@delebil/validation'
import { type ProblemCode, problemText } from '@delebil/validation/text'
import { addOsloDays, MINUTE_MS, osloDateText } from '@delebil/validation/time'
import { useState } from 'react'
import { useSnapshot } from 'valtio'
import { useNow } from '../data/use-now.ts'
import { texts } from '../locale/texts.ts'
import type { Search } from './model.ts'
import { checkSearchPeriod, endChoices, startChoices, type TimeChoice } from './period.ts'
import { pair } from './search.css.ts'

/** What is wrong with a day before the first or after the last that can be chosen. */
interface Outside {
  readonly before: ProblemCode
  readonly after: ProblemCode
}
const startOutside: Outside = { before: 'period.start-in-past', after: 'period.too-far-ahead' }
const endOutside: Outside = { before: 'period.end-before-start', after: 'period.too-long' }

/** From when to when; what is chosen at one end pushes the other. */
export function TimeFields({ search }: { readonly search: Search }) {
  const { startTime, endTime, isEndChosen } = useSnapshot(search.state)
  const times = { startTime, endTime, isEndChosen }
  const now = useNow(MINUTE_MS)
  const today = osloDateText(now)
  const problem = checkSearchPeriod(times, now)
  const startDay = osloDateText(startTime ?? now)
  return (
    <Stack gapPx={12}>
      <Moment
        names={[texts.search.startDate, texts.search.startTime]}
        day={startDay}
        minDate={today}
        maxDate={osloDateText(addOsloDays(now, BOOKING_HORIZON_DAYS))}
        time={startTime?.toISOString() ?? START_NOW_TEXT}
        choices={startChoices(times, now)}
        outside={startOutside}
        problem={problem && Object.values(startOutside).includes(problem) ? problem : undefined}
        onDay={search.setStartDay}
        onTime={search.setStartTime}
      />
      <Moment
        names={[texts.search.endDate, texts.search.endTime]}
        day={osloDateText(endTime)}
        minDate={startDay}
        maxDate={osloDateText(addOsloDays(startTime ?? now, RESERVATION_MAX_DAYS))}
        time={endTime.toISOString()}
        choices={endChoices(times, now)}
        outside={endOutside}
        problem={problem === 'period.too-long' || problem === 'period.too-short' ? problem : undefined}
        onDay={search.setEndDay}
        onTime={search.setEndTime}
      />
    </Stack>
  )
}

interface MomentProps {
  readonly names: readonly [day: string, time: string]
  readonly day: string
  readonly minDate: string
  readonly maxDate: string
  readonly time: string
  readonly choices: readonly TimeChoice[]
  readonly outside: Outside
  readonly problem: ProblemCode | undefined
  readonly onDay: (day: string) => void
  readonly onTime: (id: string) => void
}

function Moment({
  names: [dayName, timeName],
  day,
  minDate,
  maxDate,
  time,
  choices,
  outside,
  problem,
  onDay,
  onTime,
}: MomentProps) {
  const [typed, setTyped] = useState<ProblemCode>()
  const wrong = typed ?? problem
  function checkTyped(text: string): ProblemCode | undefined {
    const day = parseDay(text)
    if (day === undefined) return 'field.date'
    if (day < minDate) return outside.before
    return day > maxDate ? outside.after : undefined
  }
  return (
    <div className={pair}>
      <DatePicker
        label={dayName}
        value={day}
        minDate={minDate}
        maxDate={maxDate}
        parseText={parseDay}
        error={wrong && problemText[wrong]}
        onTextCommit={(text) => setTyped(checkTyped(text))}
        onChange={(chosen) => {
          if (chosen === null) return
          setTyped(undefined)
          onDay(chosen)
        }}
      />
      <TimeSelect label={timeName} options={choices} value={time} onChange={onTime} />
    </div>
  )
}

/** 'YYYY-MM-DD' of a day that was typed. */
export function parseDay(text: string): string | undefined {
  const day = parseDateField(text)
  return day && [day.year, String(day.month).padStart(2, '0'), String(day.day).padStart(2, '0')].join('-')
}

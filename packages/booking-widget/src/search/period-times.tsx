import { TimeSelect } from '@delebil/ui'
import { type Period, periodMinutes, START_NOW_TEXT } from '@delebil/validation'
import { formatDuration, memberProblemTextOf } from '@delebil/validation/text'
import { MINUTE_MS, osloDateText } from '@delebil/validation/time'
import { useSnapshot } from 'valtio'
import { useNow } from '../data/use-now.ts'
import { searchTexts } from '../locale/search-texts.ts'
import { texts } from '../locale/texts.ts'
import type { Search } from './model.ts'
import { checkSearchPeriod, endChoices, searchPeriod, startChoices } from './period.ts'
import { pair } from './search.css.ts'
import { length, problem as problemClass } from './when-fields.css.ts'

/** From and to by the clock, how long that is, and what is wrong with it. */
export function PeriodTimes({ search }: { readonly search: Search }) {
  const { startTime, endTime, isEndChosen } = useSnapshot(search.state)
  const times = { startTime, endTime, isEndChosen }
  const now = useNow(MINUTE_MS)
  const problem = checkSearchPeriod(times, now)
  return (
    <div>
      <div className={pair}>
        <TimeSelect
          label={texts.search.from}
          options={startChoices(times, now)}
          value={startTime?.toISOString() ?? START_NOW_TEXT}
          onChange={search.setStartTime}
        />
        <TimeSelect
          label={texts.search.to}
          options={endChoices(times, now)}
          value={endTime.toISOString()}
          onChange={search.setEndTime}
        />
      </div>
      <p role="status" className={problem ? problemClass : length}>
        {problem ? memberProblemTextOf(problem) : lengthText(searchPeriod(times, now))}
      </p>
    </div>
  )
}

function lengthText(period: Period): string {
  const isOneDay = osloDateText(period.start) === osloDateText(period.end)
  return searchTexts.length(formatDuration(periodMinutes(period)), isOneDay)
}

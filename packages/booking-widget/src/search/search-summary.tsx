import { Icon, VisuallyHidden } from '@delebil/ui'
import { formatDateTime, formatPeriod, formatTime } from '@delebil/validation/text'
import { osloDateText } from '@delebil/validation/time'
import { Search as SearchIcon } from 'lucide-react'
import { Button } from 'react-aria-components'
import { useSnapshot } from 'valtio'
import { texts } from '../locale/texts.ts'
import { usePeriod, usePlace } from './data.ts'
import { flexibleSummary } from './flexible.ts'
import type { Search } from './model.ts'
import { summary, summaryPlace, summaryTime, summaryWords } from './search.css.ts'

export interface SearchSummaryProps {
  readonly search: Search
  readonly onPress: () => void
}

/** Where and when in two lines; pressed, it opens the whole search. */
export function SearchSummary({ search, onPress }: SearchSummaryProps) {
  const { startTime, flexible } = useSnapshot(search.state)
  const place = usePlace(search)
  const period = usePeriod(search)
  const isOneDay = osloDateText(period.start) === osloDateText(period.end)
  const untilText = isOneDay ? formatTime(period.end) : formatDateTime(period.end)
  const fixed = startTime ? formatPeriod(period) : texts.search.fromNow(untilText)
  const time = flexible.isOn ? flexibleSummary(flexible) : fixed
  return (
    <Button className={summary} onPress={onPress}>
      <Icon of={SearchIcon} />
      <VisuallyHidden>{texts.search.change}: </VisuallyHidden>
      <span className={summaryWords}>
        <span className={summaryPlace}>{place.name}</span>
        <span className={summaryTime}>{time}</span>
      </span>
    </Button>
  )
}

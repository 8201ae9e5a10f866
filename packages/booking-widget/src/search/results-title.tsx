import { availabilityKind } from '@delebil/validation'
import { flexibleTexts } from '../locale/flexible-texts.ts'
import { texts } from '../locale/texts.ts'
import type { CarSearch } from './data.ts'
import { SEARCH_SIZE } from './query.ts'
import type { Results } from './results.ts'
import { listTitle } from './search.css.ts'

/** How many cars there are; read out when it changes. */
export function ResultsTitle({ results, suggestions }: Pick<CarSearch, 'results' | 'suggestions'>) {
  return (
    <h2 className={listTitle} aria-live="polite">
      {titleOf(results, suggestions?.isMiss === true)}
    </h2>
  )
}

function titleOf(results: Results, isMiss: boolean): string {
  if (results.name === 'filled' && isMiss) return flexibleTexts.missTitle
  if (results.name === 'filled') {
    const free = results.cars.filter((car) => availabilityKind(car.maxAvailability) === 'available').length
    const count = results.cars.length
    return count < SEARCH_SIZE ? texts.list.countWithFree(count, free) : texts.list.nearestWithFree(count, free)
  }
  const byState = {
    loading: texts.list.loading,
    badPeriod: texts.list.badPeriodHeading,
    offline: texts.list.label,
    failed: texts.list.label,
    empty: texts.list.count(0),
  }
  return byState[results.name]
}

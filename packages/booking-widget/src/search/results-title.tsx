import { availabilityKind } from '@delebil/validation'
import type { RefObject } from 'react'
import { flexibleTexts } from '../locale/flexible-texts.ts'
import { texts } from '../locale/texts.ts'
import type { CarSearch } from './data.ts'
import { SEARCH_SIZE } from './query.ts'
import type { Results } from './results.ts'
import { listOf, listTitle } from './search.css.ts'

export interface ResultsTitleProps extends Pick<CarSearch, 'results' | 'suggestions'> {
  /** For those that move the focus there. */
  readonly heading?: RefObject<HTMLHeadingElement | null>
}

/** How many cars can be had, of how many; read out when it changes. */
export function ResultsTitle({ results, suggestions, heading }: ResultsTitleProps) {
  const { first, rest } = titleOf(results, suggestions?.isMiss === true)
  return (
    <h2 ref={heading ?? null} tabIndex={-1} className={listTitle} aria-live="polite" aria-atomic="true">
      {first} {rest !== undefined && <span className={listOf}>{rest}</span>}
    </h2>
  )
}

interface Title {
  readonly first: string
  readonly rest?: string
}

function titleOf(results: Results, isMiss: boolean): Title {
  if (results.name === 'filled' && isMiss) return { first: flexibleTexts.missTitle }
  if (results.name === 'filled') {
    const free = results.cars.filter((car) => availabilityKind(car.maxAvailability) === 'available').length
    const count = results.cars.length
    const first = texts.list.free(free)
    return { first, rest: count < SEARCH_SIZE ? texts.list.of(count) : texts.list.ofNearest(count) }
  }
  const byState = {
    loading: texts.list.loading,
    badPeriod: texts.list.badPeriodHeading,
    offline: texts.list.label,
    failed: texts.list.label,
    empty: texts.list.count(0),
  }
  return { first: byState[results.name] }
}

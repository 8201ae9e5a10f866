import type { CarSearch } from './data.ts'
import type { Search } from './model.ts'
import { ResultsTitle, type ResultsTitleProps } from './results-title.tsx'
import { listHead } from './search.css.ts'
import { SortButton } from './sort-button.tsx'

export interface ResultsHeadProps extends Pick<ResultsTitleProps, 'heading'> {
  readonly search: Search
  readonly found: CarSearch
}

/** Above the list: how many cars, and what comes first. Suggested times have an order of their own. */
export function ResultsHead({ search, found, heading }: ResultsHeadProps) {
  const { results, suggestions } = found
  return (
    <div className={listHead}>
      <ResultsTitle results={results} suggestions={suggestions} {...(heading && { heading })} />
      {!suggestions && <SortButton search={search} />}
    </div>
  )
}

import { ResultList } from '../search/result-list.tsx'
import type { LayoutProps } from './layout.ts'

export type FoundCarsProps = Pick<
  LayoutProps,
  'search' | 'found' | 'screen' | 'onHighlight' | 'highlight' | 'isUnseen' | 'onWhole'
>

/** The list of what was found, as both layouts hold it. */
export function FoundCars({ search, found, screen, onHighlight, highlight, isUnseen, onWhole }: FoundCarsProps) {
  return (
    <ResultList
      results={found.results}
      period={found.period}
      suggestions={found.suggestions}
      search={search}
      onRetry={found.retry}
      onOpen={screen.openCar}
      onHighlight={onHighlight}
      highlight={highlight}
      isUnseen={isUnseen}
      onWhole={onWhole}
    />
  )
}

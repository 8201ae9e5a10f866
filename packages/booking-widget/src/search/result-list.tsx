import { EmptyState } from '@delebil/ui'
import { CalendarClock, WifiOff } from 'lucide-react'
import { CarRowSkeleton } from '../car-row/car-row-skeleton.tsx'
import { texts } from '../locale/texts.ts'
import { RetryState } from '../panel/retry-state.tsx'
import { CarRows, type CarRowsProps } from './car-rows.tsx'
import { NoCars } from './no-cars.tsx'
import type { Results } from './results.ts'
import { WaitHere } from './wait-here.tsx'

export interface ResultListProps extends Omit<CarRowsProps, 'cars' | 'isRefreshing' | 'isStale'> {
  readonly results: Results
  readonly onRetry: () => void
}

/** The cars that were found, or why there are none. */
export function ResultList({ results, onRetry, ...rows }: ResultListProps) {
  switch (results.name) {
    case 'loading':
      return (
        <div aria-busy="true">
          {['a', 'b', 'c', 'd', 'e'].map((key) => (
            <CarRowSkeleton key={key} />
          ))}
        </div>
      )
    case 'badPeriod':
      return (
        <EmptyState level={3} heading={texts.list.badPeriodHeading} icon={CalendarClock}>
          {results.message}
        </EmptyState>
      )
    case 'offline':
      return (
        <EmptyState level={3} heading={texts.list.offlineHeading} icon={WifiOff}>
          {texts.list.offlineText}
        </EmptyState>
      )
    case 'failed':
      return <RetryState heading={texts.list.failedHeading} error={results.error} onRetry={onRetry} />
    case 'empty':
      return (
        <>
          <NoCars search={rows.search} />
          {!rows.suggestions && <WaitHere search={rows.search} period={rows.period} />}
        </>
      )
    case 'filled':
      return (
        <>
          {!rows.suggestions && results.cars.every(({ maxAvailability }) => maxAvailability < 100) && (
            <WaitHere search={rows.search} period={rows.period} />
          )}
          <CarRows {...rows} cars={results.cars} isRefreshing={results.isRefreshing} isStale={results.isStale} />
        </>
      )
  }
}

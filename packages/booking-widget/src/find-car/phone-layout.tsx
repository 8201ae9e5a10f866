import { Sheet, type SheetPosition } from '@delebil/ui'
import { Suspense, useEffect, useRef, useState } from 'react'
import { CarPageSkeleton } from '../car/car-page-skeleton.tsx'
import { texts } from '../locale/texts.ts'
import { ResultList } from '../search/result-list.tsx'
import { ResultsTitle } from '../search/results-title.tsx'
import { SearchSummary } from '../search/search-summary.tsx'
import { FilterButton } from './filter-button.tsx'
import { bar, barPx, covered, mapFrame, peekPx, phoneMaps, view } from './find-car.css.ts'
import type { LayoutProps } from './layout.ts'
import type { FindCarControl } from './model.ts'
import { ScreenBody } from './parts.ts'
import { ScreenHead } from './screen-head.tsx'
import { useStartAtTop } from './use-start-at-top.ts'
import { useWayBack } from './use-way-back.ts'

export interface PhoneLayoutProps extends LayoutProps {
  readonly control: FindCarControl
  readonly hasFilterButton: boolean
}

/** Below 1136 px: the map, and over it a sheet with the list, a car or its booking. */
export function PhoneLayout({ search, found, screen, onHighlight, map, control, hasFilterButton }: PhoneLayoutProps) {
  const [position, setPosition] = useState<SheetPosition>('half')
  const frame = useRef<HTMLDivElement>(null)
  const open = useRef<HTMLDivElement>(null)
  useWayBack(frame, screen)
  useStartAtTop(open, screen)
  const name = screen.current.name
  const isList = name === 'list'
  useEffect(() => setPosition(name === 'booking' ? 'full' : 'half'), [name])
  return (
    <div ref={frame} className={mapFrame}>
      <div className={phoneMaps[position]}>{map}</div>
      <div className={bar}>
        <SearchSummary search={search} onPress={control.openFilters} />
        {hasFilterButton && <FilterButton control={control} />}
      </div>
      <Sheet
        label={texts.sheet.label}
        position={position}
        onPositionChange={setPosition}
        peekPx={peekPx}
        topGapPx={barPx}
        header={
          isList ? (
            <ResultsTitle results={found.results} suggestions={found.suggestions} />
          ) : (
            <ScreenHead screen={screen} />
          )
        }
      >
        <div className={isList ? view : covered}>
          <ResultList
            results={found.results}
            period={found.period}
            suggestions={found.suggestions}
            search={search}
            onRetry={found.retry}
            onOpen={screen.openCar}
            onHighlight={onHighlight}
          />
        </div>
        {!isList && (
          <div ref={open} className={view}>
            <Suspense fallback={<CarPageSkeleton />}>
              <ScreenBody search={search} found={found} screen={screen} />
            </Suspense>
          </div>
        )}
      </Sheet>
    </div>
  )
}

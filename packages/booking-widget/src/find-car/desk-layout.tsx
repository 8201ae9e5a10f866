import { type ComponentType, Suspense, useRef } from 'react'
import { CarPageSkeleton } from '../car/car-page-skeleton.tsx'
import { ResultList } from '../search/result-list.tsx'
import { ResultsTitle } from '../search/results-title.tsx'
import { listHead } from '../search/search.css.ts'
import type { SearchPanelProps } from '../search/search-panel.tsx'
import { covered, mapHolder, panel, view } from './find-car.css.ts'
import type { LayoutProps } from './layout.ts'
import { ScreenBody } from './parts.ts'
import type { ScreenHeadProps } from './screen-head.tsx'
import { useStartAtTop } from './use-start-at-top.ts'
import { useWayBack } from './use-way-back.ts'

export interface DeskLayoutProps extends LayoutProps {
  readonly SearchPanel: ComponentType<SearchPanelProps>
  readonly ScreenHead: ComponentType<ScreenHeadProps>
}

/** From 1136 px: search and list in a panel beside a map of full height. */
export function DeskLayout({ search, found, screen, onHighlight, map, SearchPanel, ScreenHead }: DeskLayoutProps) {
  const frame = useRef<HTMLDivElement>(null)
  const open = useRef<HTMLDivElement>(null)
  useWayBack(frame, screen)
  useStartAtTop(open, screen)
  const isList = screen.current.name === 'list'
  return (
    <>
      <div ref={frame} className={panel}>
        <div className={isList ? view : covered}>
          <SearchPanel search={search} />
          <div className={listHead}>
            <ResultsTitle results={found.results} suggestions={found.suggestions} />
          </div>
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
            <ScreenHead screen={screen} />
            <Suspense fallback={<CarPageSkeleton />}>
              <ScreenBody search={search} found={found} screen={screen} />
            </Suspense>
          </div>
        )}
      </div>
      <div className={mapHolder}>{map}</div>
    </>
  )
}

import { Suspense, useRef } from 'react'
import { useSnapshot } from 'valtio'
import { CarPageSkeleton } from '../car/car-page-skeleton.tsx'
import { ResultsHead } from '../search/results-head.tsx'
import { SearchLine } from '../search/search-line.tsx'
import { FilterChips } from './filter-chips.tsx'
import { FilterSlot } from './filter-slot.tsx'
import {
  listScroller,
  mapHolders,
  openScroller,
  panel,
  panelHead,
  panelLists,
  stickyHead,
  view,
} from './find-car.css.ts'
import { FoundCars } from './found-cars.tsx'
import type { LayoutProps } from './layout.ts'
import { ScreenBody } from './parts.ts'
import { ScreenHead } from './screen-head.tsx'
import { focusFirstCar, SkipToCars } from './skip-to-cars.tsx'
import { useStartAtTop } from './use-start-at-top.ts'
import { useWayBack } from './use-way-back.ts'

/** From 1136 px: search and list in a panel beside a map of full height. */
export function DeskLayout(props: LayoutProps) {
  const { control, search, found, screen, map } = props
  const frame = useRef<HTMLDivElement>(null)
  const open = useRef<HTMLDivElement>(null)
  useWayBack(frame, screen)
  useStartAtTop(open, screen)
  const isList = screen.current.name === 'list'
  const { isFilterOpen } = useSnapshot(control.state)
  return (
    <>
      <div ref={frame} className={panel}>
        <div className={isList ? panelLists.shown : panelLists.covered}>
          <div className={panelHead}>
            <SkipToCars onPress={() => focusFirstCar(frame.current)} />
            <SearchLine search={search} found={found} />
            <FilterChips search={search} control={control} />
          </div>
          <div className={listScroller}>
            <div className={stickyHead}>
              <ResultsHead search={search} found={found} />
            </div>
            <FoundCars {...props} />
          </div>
        </div>
        {!isList && (
          <div className={openScroller}>
            <div ref={open} className={view}>
              <ScreenHead screen={screen} />
              <Suspense fallback={<CarPageSkeleton />}>
                <ScreenBody search={search} found={found} screen={screen} />
              </Suspense>
            </div>
          </div>
        )}
      </div>
      <div className={isFilterOpen ? mapHolders.covered : mapHolders.whole}>
        {map}
        <FilterSlot control={control} search={search} found={found} isWide />
      </div>
    </>
  )
}

import { Icon, Sheet, type SheetPosition } from '@delebil/ui'
import { MapPin } from 'lucide-react'
import { type ReactNode, Suspense, useEffect, useRef, useState } from 'react'
import { Button } from 'react-aria-components'
import { CarPageSkeleton } from '../car/car-page-skeleton.tsx'
import { mapText } from '../locale/map-text.ts'
import { texts } from '../locale/texts.ts'
import { ResultsHead } from '../search/results-head.tsx'
import { SearchPill } from '../search/search-pill.tsx'
import { FilterChips } from './filter-chips.tsx'
import { FilterSlot } from './filter-slot.tsx'
import * as css from './find-car.css.ts'
import { FoundCars } from './found-cars.tsx'
import type { LayoutProps } from './layout.ts'
import { ScreenBody } from './parts.ts'
import { ScreenHead } from './screen-head.tsx'
import { focusFirstCar, SkipToCars } from './skip-to-cars.tsx'
import { stopsOf } from './stops.ts'
import { useStartAtTop } from './use-start-at-top.ts'
import { useWayBack } from './use-way-back.ts'

export interface PhoneLayoutProps extends LayoutProps {
  readonly logo: ReactNode
  readonly menu: ReactNode
}

/** Below 1136 px: the map, and over it the search and a sheet with the list, a car or its booking. */
export function PhoneLayout(props: PhoneLayoutProps) {
  const { search, found, screen, map, control, logo, menu } = props
  const frame = useRef<HTMLDivElement>(null)
  const open = useRef<HTMLDivElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  useWayBack(frame, screen)
  useStartAtTop(open, screen)
  const { name } = screen.current
  const isList = name === 'list'
  const [listPosition, setListPosition] = useState<SheetPosition>('half')
  const [openPosition, setOpenPosition] = useState<SheetPosition>('full')
  // biome-ignore lint/correctness/useExhaustiveDependencies: each car and each booking opens in full
  useEffect(() => setOpenPosition('full'), [name, screen.carId])
  const position = isList ? listPosition : openPosition
  const stops = stopsOf[name]
  const isCovered = isList && position === 'full'
  const mapEnd = isCovered ? stops.half : stops[position]
  const mapState = isList ? 'searched' : 'alone'
  return (
    <div ref={frame} className={css.phone}>
      <div className={isList ? css.top : css.covered}>
        <SkipToCars
          onPress={() => {
            if (listPosition === 'peek') setListPosition('half')
            requestAnimationFrame(() => focusFirstCar(frame.current))
          }}
        />
        <div className={css.topRow}>
          <div className={css.topSearch}>
            <SearchPill search={search} found={found} logo={logo} />
          </div>
          {menu && <div className={css.topMenu}>{menu}</div>}
        </div>
        <FilterChips search={search} control={control} isOnMap />
      </div>
      <Sheet
        label={texts.sheet.label}
        position={position}
        onPositionChange={isList ? setListPosition : setOpenPosition}
        stops={stops}
        isMovedByContent={isList}
        header={
          isList ? <ResultsHead search={search} found={found} heading={heading} /> : <ScreenHead screen={screen} />
        }
      >
        <div className={isList ? css.view : css.covered}>
          <FoundCars {...props} />
        </div>
        {!isList && (
          <div ref={open} className={css.view}>
            <Suspense fallback={<CarPageSkeleton />}>
              <ScreenBody search={search} found={found} screen={screen} />
            </Suspense>
          </div>
        )}
      </Sheet>
      {isCovered && (
        <Button
          className={css.toMap}
          onPress={() => {
            setListPosition('half')
            heading.current?.focus({ preventScroll: true })
          }}
        >
          <Icon of={MapPin} />
          {mapText.show}
        </Button>
      )}
      <div
        className={css.phoneMaps[isCovered ? 'covered' : mapState]}
        style={{ bottom: `calc(${mapEnd} - ${css.sheetCorner})` }}
      >
        {map}
      </div>
      <FilterSlot control={control} search={search} found={found} isWide={false} />
    </div>
  )
}

import type { CarHit } from '@delebil/core-api'
import { media } from '@delebil/ui/theme'
import { countActiveFilters } from '@delebil/validation'
import { type ComponentType, Suspense, useCallback, useEffect, useState } from 'react'
import { useSnapshot } from 'valtio'
import { proxy } from 'valtio/vanilla'
import { type AskedBooking, useBookingHost } from '../booking-host.ts'
import { type CarSearch, useCarSearch, useOfferedFilters } from '../search/data.ts'
import { tripOf } from '../search/flexible.ts'
import { createSearch, type Search } from '../search/model.ts'
import { root, wide } from './find-car.css.ts'
import type { LayoutProps } from './layout.ts'
import { type Highlight, MapSlot } from './map-slot.tsx'
import { type FindCarControl, findCarControl } from './model.ts'
import { FilterModal, fetchNextParts } from './parts.ts'
import type { PhoneLayoutProps } from './phone-layout.tsx'
import { useAskedLocation } from './use-asked-location.ts'
import { useLiveCars } from './use-live-cars.ts'
import { useMedia } from './use-media.ts'
import { type ScreenControl, useScreen } from './use-screen.ts'
import { whenIdle } from './when-idle.ts'

const none: readonly CarHit[] = []
/** The map and what the next press needs come once the list is drawn and nothing else is going on; at the latest then. */
const IDLE_AT_MOST_MS = 3000

export interface FindCarProps {
  readonly control?: FindCarControl
  /** Off where the page's own header holds the `FilterButton`. */
  readonly hasFilterButton?: boolean
  /** Whether there is room for a panel beside the map; left out, the window decides. */
  readonly isWide?: boolean
}

export interface FindCarFrameProps extends FindCarProps {
  readonly Desk: ComponentType<LayoutProps>
  readonly Phone: ComponentType<PhoneLayoutProps>
}

/** What is the same for each way of loading the layouts. */
export function FindCarFrame({
  control = findCarControl,
  hasFilterButton = true,
  isWide: hasRoom,
  Desk,
  Phone,
}: FindCarFrameProps) {
  const { storage, now, route } = useBookingHost()
  const [search] = useState(() => searchFor(route?.current.asked, createSearch(storage, now)))
  useEffect(() => search.keep(), [search])
  useOfferedFilters(search)
  useAskedLocation(search)
  useLiveCars()
  const { filters } = useSnapshot(search.state)
  const activeFilters = countActiveFilters(filters)
  useEffect(() => control.countFilters(activeFilters), [control, activeFilters])

  const isWideWindow = useMedia(media.wide)
  const isWide = hasRoom ?? isWideWindow
  const found = useCarSearch(search)
  // Apart from the rest, so that a pointer over the rows draws the map anew and nothing else.
  const [highlight] = useState(() => proxy<Highlight>({ carId: undefined }))
  const onHighlight = useCallback((carId: number | undefined) => void Object.assign(highlight, { carId }), [highlight])
  const screen = useSuggestedTime(useScreen(search), search, found)
  const cars = found.results.name === 'filled' ? found.results.cars : none
  const isSettled = useSettled(found.results.name !== 'loading')
  const map = (
    <MapSlot
      isWanted={isSettled}
      search={search}
      cars={cars}
      highlight={highlight}
      selectedCarId={screen.carId}
      onSelectCar={screen.openCar}
    />
  )
  const views = { search, found, screen, onHighlight, map }

  return (
    <div className={isWide ? `${root} ${wide}` : root}>
      {isWide ? (
        <Suspense>
          <Desk {...views} />
        </Suspense>
      ) : (
        <Phone {...views} control={control} hasFilterButton={hasFilterButton} />
      )}
      <Filters
        control={control}
        search={search}
        count={found.results.name === 'filled' || found.results.name === 'empty' ? cars.length : undefined}
      />
    </div>
  )
}

/** A link to a booking brings its own time. */
function searchFor(asked: AskedBooking | undefined, search: Search): Search {
  if (asked) {
    search.setPeriod(asked.period)
    search.setSuperDamageWaiver(asked.superDamageWaiver)
    search.setKilometerEstimate(asked.kilometers)
  }
  return search
}

/** Whoever opens a car that was suggested for a time has chosen that time. */
function useSuggestedTime(screen: ScreenControl, search: Search, { suggestions }: CarSearch): ScreenControl {
  const openCar = (carId: number) => {
    const hit = suggestions?.byCar.get(carId)
    if (hit) search.setPeriod(tripOf(hit))
    screen.openCar(carId)
  }
  return { ...screen, openCar }
}

/** False until what is `shown` has been drawn and the browser rests. */
function useSettled(isShown: boolean): boolean {
  const [isSettled, setIsSettled] = useState(false)
  useEffect(() => {
    if (!isShown) return
    return whenIdle(() => {
      setIsSettled(true)
      fetchNextParts()
    }, IDLE_AT_MOST_MS)
  }, [isShown])
  return isSettled
}

interface FiltersProps {
  readonly control: FindCarControl
  readonly search: ReturnType<typeof createSearch>
  readonly count: number | undefined
}

/** Nothing until it was opened once; then it stays, so that it can close in its own way. */
function Filters({ control, search, count }: FiltersProps) {
  const { isFilterOpen } = useSnapshot(control.state)
  const [wasOpen, setWasOpen] = useState(false)
  useEffect(() => control.closeFilters, [control])
  useEffect(() => setWasOpen((was) => was || isFilterOpen), [isFilterOpen])
  if (!isFilterOpen && !wasOpen) return null
  return (
    <Suspense>
      <FilterModal control={control} search={search} isOpen={isFilterOpen} count={count} />
    </Suspense>
  )
}

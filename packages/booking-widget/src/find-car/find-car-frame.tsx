import type { CarHit } from '@delebil/core-api'
import { media } from '@delebil/ui/theme'
import { type ComponentType, type ReactNode, Suspense, useCallback, useEffect, useState } from 'react'
import { proxy } from 'valtio/vanilla'
import { type AskedBooking, useBookingHost } from '../booking-host.ts'
import type { Highlight } from '../search/car-item.tsx'
import { type CarSearch, useCarSearch, useOfferedFilters } from '../search/data.ts'
import { tripOf } from '../search/flexible.ts'
import { createSearch, type Search } from '../search/model.ts'
import { root, wide } from './find-car.css.ts'
import type { LayoutProps } from './layout.ts'
import { MapSlot } from './map-slot.tsx'
import { type FindCarControl, findCarControl } from './model.ts'
import type { PhoneLayoutProps } from './phone-layout.tsx'
import { useAskedLocation } from './use-asked-location.ts'
import { useFilterCount } from './use-filter-count.ts'
import { useLiveCars } from './use-live-cars.ts'
import { useMedia } from './use-media.ts'
import { type NextPartsWhen, useNextParts } from './use-next-parts.ts'
import { type ScreenControl, useScreen } from './use-screen.ts'
import { useWholeList } from './use-whole-list.ts'

const none: readonly CarHit[] = []

export interface FindCarProps {
  readonly control?: FindCarControl
  /** Whether there is room for a panel beside the map; left out, the window decides. */
  readonly isWide?: boolean
  /** On a phone, where the page has no header over the map: its logo in the search, and its round button for the menu beside it. */
  readonly logo?: ReactNode
  readonly menu?: ReactNode
}

export interface FindCarFrameProps extends FindCarProps {
  readonly Desk: ComponentType<LayoutProps>
  readonly Phone: ComponentType<PhoneLayoutProps>
  readonly nextParts: NextPartsWhen
}

/** What is the same for each way of loading the layouts. */
export function FindCarFrame({
  control = findCarControl,
  isWide: hasRoom,
  logo,
  menu,
  Desk,
  Phone,
  nextParts,
}: FindCarFrameProps) {
  const { storage, now, route } = useBookingHost()
  const [search] = useState(() => searchFor(route?.current.asked, createSearch(storage, now)))
  useEffect(() => search.keep(), [search])
  useOfferedFilters(search)
  useAskedLocation(search)
  useLiveCars()
  useFilterCount(search, control)

  const isWideWindow = useMedia(media.wide)
  const isWide = hasRoom ?? isWideWindow
  const found = useCarSearch(search)
  // Apart from the rest, so that a pointer over the rows draws the map anew and nothing else.
  const [highlight] = useState(() => proxy<Highlight>({ carId: undefined }))
  const onHighlight = useCallback((carId: number | undefined) => void Object.assign(highlight, { carId }), [highlight])
  const screen = useSuggestedTime(useScreen(search), search, found)
  const cars = found.results.name === 'filled' ? found.results.cars : none
  const { isSettled, isUnseen, onWhole } = useWholeList(found.results)
  const near = useNextParts(isSettled, nextParts)
  const map = (
    <MapSlot
      isWanted={isSettled}
      search={search}
      cars={cars}
      suggestions={found.suggestions}
      highlight={highlight}
      selectedCarId={screen.carId}
      onSelectCar={screen.openCar}
    />
  )
  const views = { control, search, found, screen, onHighlight, highlight, isUnseen, onWhole, map }

  return (
    <div className={isWide ? `${root} ${wide}` : root} {...near}>
      {isWide ? (
        <Suspense>
          <Desk {...views} />
        </Suspense>
      ) : (
        <Phone {...views} logo={logo} menu={menu} />
      )}
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

import type { BikeStation, CarHit } from '@delebil/core-api'
import { Button, CarSilhouette } from '@delebil/ui'
import { MAP_ZOOM_DEFAULT } from '@delebil/validation/constants'
import { lazy, Suspense, useCallback, useMemo, useRef, useState } from 'react'
import { useSnapshot } from 'valtio'
import { useBookingHost } from '../booking-host.ts'
import { useBikeStations } from '../data/use-bike-stations.ts'
import { mapText } from '../locale/map-text.ts'
import { texts } from '../locale/texts.ts'
import { MapBoundary } from '../map/map-boundary.tsx'
import { useShownTheme } from '../panel/use-shown-theme.ts'
import { useIsNear } from '../picture/use-is-near.ts'
import type { Highlight } from '../search/car-item.tsx'
import { usePlace } from '../search/data.ts'
import type { Search } from '../search/model.ts'
import { narrowingFilters } from '../search/query.ts'
import type { Suggestions } from '../search/use-flexible-search.ts'
import { mapFrame, mapMessage, mapNote } from './find-car.css.ts'
import { nearestToFit } from './nearest-to-fit.ts'
import { useMapPrices } from './use-map-prices.ts'
import { useOwnPosition } from './use-own-position.ts'

// Half a megabyte of map comes after the list, and the list never waits for it.
const CarMap = lazy(() => import('../map/car-map.tsx').then((module) => ({ default: module.CarMap })))

const StationCard = lazy(() => import('./station-card.tsx').then((module) => ({ default: module.StationCard })))

export interface MapSlotProps {
  /** False while something else comes first; a press on its place brings the map anyway. */
  readonly isWanted: boolean
  readonly highlight: Highlight
  readonly search: Search
  readonly cars: readonly CarHit[]
  /** Found for a trip that may be slid. */
  readonly suggestions: Suggestions | undefined
  readonly selectedCarId: number | undefined
  readonly onSelectCar: (carId: number) => void
}

/** The map of the cars that were found, once it is there. */
export function MapSlot(props: MapSlotProps) {
  const { isWanted, search, cars, suggestions, highlight, selectedCarId, onSelectCar } = props
  const { mapStyleUrl, mapWhen } = useBookingHost()
  const { filters, hideUnavailableCars, mapPosition, showBikes } = useSnapshot(search.state)
  const { stations } = useBikeStations(showBikes, showBikes)
  const [stationId, setStationId] = useState<string>()
  const bikes = useMemo(
    () => (showBikes ? stations?.map((station) => toMapStation(station, stationId)) : undefined),
    [showBikes, stations, stationId],
  )
  const station = showBikes ? stations?.find(({ id }) => id === stationId) : undefined
  const place = usePlace(search)
  const frame = useRef<HTMLDivElement>(null)
  const isNear = useIsNear(frame)
  const markers = useMemo(() => cars.map(marker), [cars])
  const [seenIds, setSeenIds] = useState<readonly number[]>(noIds)
  const prices = useMapPrices(search, cars, seenIds, suggestions)
  const pointedOnMap = useRef<number>(undefined)
  const point = useCallback(
    (carId: number | undefined) => {
      pointedOnMap.current = carId
      highlight.carId = carId
    },
    [highlight],
  )
  // What is pointed at on the map itself stays as it is under the pointer.
  const highlighted = useSnapshot(highlight).carId
  const shownId = (highlighted === pointedOnMap.current ? undefined : highlighted) ?? selectedCarId
  const byId = useMemo(() => new Map(cars.map((car) => [car.id, car])), [cars])
  const pictureOf = useCallback(
    (carId: number) => {
      const car = byId.get(carId)
      return car && <CarSilhouette bodyType={car.bodyType} color={car.color} />
    },
    [byId],
  )
  const view = mapPosition ?? { latitude: place.latitude, longitude: place.longitude, zoom: MAP_ZOOM_DEFAULT }
  const { latitude, longitude, name, kind } = place
  const { own, locate, message } = useOwnPosition(search)
  const namedPlace = useMemo(
    () => (kind === 'own' ? undefined : { latitude, longitude, name }),
    [kind, latitude, longitude, name],
  )
  const ownPlace = useMemo(
    () => own ?? (kind === 'own' ? { latitude, longitude } : undefined),
    [own, kind, latitude, longitude],
  )
  const asked = JSON.stringify([latitude, longitude, narrowingFilters(filters), hideUnavailableCars])
  const isFree = mapPosition === undefined
  const fit = useMemo(
    () => ({ search: asked, place: { latitude, longitude }, cars: nearestToFit(cars), isFree }),
    [asked, latitude, longitude, cars, isFree],
  )
  const [wasAskedFor, setWasAskedFor] = useState(false)
  const ask = () => setWasAskedFor(true)
  const note = <p className={mapNote}>{texts.map.loading}</p>
  const mustBeAskedFor = mapWhen === 'asked' || savesData()
  const isTime = isWanted && (mapWhen !== 'near' || isNear)
  const isShown = wasAskedFor || (!mustBeAskedFor && isTime)
  const theme = useShownTheme(frame, isShown)
  if (!wasAskedFor && mustBeAskedFor) {
    return (
      <div ref={frame} className={mapFrame}>
        <div className={mapNote}>
          <Button onPress={ask}>{mapText.show}</Button>
        </div>
      </div>
    )
  }
  if (!isShown || theme === undefined) {
    return (
      <div ref={frame} className={mapFrame} onPointerDown={ask}>
        {note}
      </div>
    )
  }
  return (
    <div ref={frame} className={mapFrame}>
      <MapBoundary instead={<p className={mapNote}>{texts.map.failed}</p>}>
        <Suspense fallback={note}>
          <CarMap
            cars={markers}
            selectedCarId={shownId}
            onSelectCar={onSelectCar}
            stations={bikes}
            onSelectStation={setStationId}
            prices={prices}
            pictureOf={pictureOf}
            onPoint={point}
            onSee={setSeenIds}
            place={namedPlace}
            own={ownPlace}
            onLocate={locate}
            fit={fit}
            center={view}
            zoom={view.zoom}
            onMove={search.setMapPosition}
            styleUrl={mapStyleUrl}
            theme={theme}
            label={texts.map.label}
          />
        </Suspense>
        {message !== undefined && (
          <p className={mapMessage} role="status">
            {message}
          </p>
        )}
        {station && (
          <Suspense>
            <StationCard station={station} onClose={() => setStationId(undefined)} />
          </Suspense>
        )}
      </MapBoundary>
    </div>
  )
}

const noIds: readonly number[] = []

function marker({ id, model, maxAvailability, locationId, location: { coordinates } }: CarHit) {
  return {
    id,
    locationId,
    label: model,
    availability: maxAvailability,
    longitude: coordinates[0],
    latitude: coordinates[1],
  }
}

function toMapStation({ id, location: { coordinates } }: BikeStation, selectedId: string | undefined) {
  const [longitude, latitude] = coordinates
  return { id, longitude, latitude, isSelected: id === selectedId }
}

/** The person has told the browser to load less: the map is then theirs to ask for. */
function savesData(): boolean {
  return (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true
}

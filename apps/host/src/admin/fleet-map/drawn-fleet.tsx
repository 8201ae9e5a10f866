import { CarMap, useShownTheme } from '@delebil/booking-widget/map'
import type { FleetMap } from '@delebil/core-api/admin'
import { MAP_DEFAULT_CENTER } from '@delebil/validation/constants'
import { useMemo, useRef, useState } from 'react'
import { fleetMapTexts, type StateNames } from './fleet-map-texts.ts'

const ZOOM = 12
const NEAR_ZOOM = 14

export interface DrawnFleetProps {
  readonly fleet: FleetMap
  readonly states: StateNames
  readonly selectedCarId: number | undefined
  readonly onSelectCar: (carId: number) => void
  /** Where a car said that it is. */
  readonly position: Place | undefined
}

const availability = { FREE: 100, BOOKED: 50, OUT: 0, LATE: 0, BLOCKED: 0 } as const

type Place = { readonly latitude: number; readonly longitude: number }

const middle = (values: readonly number[]) => values.toSorted((one, other) => one - other)[values.length >> 1]

/** Where most of them are; one far away does not move it. */
function middleOf(cars: readonly Place[]): Place {
  const latitude = middle(cars.map((car) => car.latitude))
  const longitude = middle(cars.map((car) => car.longitude))
  return latitude === undefined || longitude === undefined ? MAP_DEFAULT_CENTER : { latitude, longitude }
}

/** The cars of a club on a map, each at the place where it belongs. */
export function DrawnFleet({ fleet: { cars, places }, states, selectedCarId, onSelectCar, position }: DrawnFleetProps) {
  const frame = useRef<HTMLDivElement>(null)
  const theme = useShownTheme(frame) ?? 'light'
  const drawn = useMemo(() => {
    const byId = new Map(places.map((place) => [place.id, place]))
    return cars.flatMap(({ id, locationId, licensePlate, state }) => {
      const place = byId.get(locationId)
      const label = `${licensePlate}, ${states[state]}`
      return place ? [{ id, longitude: place.lng, latitude: place.lat, availability: availability[state], label }] : []
    })
  }, [cars, places, states])
  const [view, setView] = useState(() => ({ ...middleOf(drawn), zoom: ZOOM }))
  const selected = drawn.find(({ id }) => id === selectedCarId)
  const wanted = position ?? selected
  const [seen, setSeen] = useState(wanted)
  if (seen?.latitude !== wanted?.latitude || seen?.longitude !== wanted?.longitude) {
    setSeen(wanted)
    if (wanted)
      setView({ latitude: wanted.latitude, longitude: wanted.longitude, zoom: Math.max(view.zoom, NEAR_ZOOM) })
  }
  return (
    <div ref={frame} style={{ height: '100%' }}>
      <CarMap
        cars={drawn}
        selectedCarId={selectedCarId}
        onSelectCar={onSelectCar}
        own={position}
        center={view}
        zoom={view.zoom}
        onMove={setView}
        styleUrl="/map-style"
        theme={theme}
        label={fleetMapTexts.map}
      />
    </div>
  )
}

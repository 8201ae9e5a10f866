import { CarMap } from '@delebil/booking-widget/map'
import type { FleetMap } from '@delebil/core-api/admin'
import { MAP_DEFAULT_CENTER } from '@delebil/validation'
import { useLayoutEffect, useMemo, useRef, useState } from 'react'
import { fleetMapTexts } from './fleet-map-texts.ts'

const ZOOM = 12

export interface DrawnFleetProps {
  readonly fleet: FleetMap
  readonly selectedCarId: number | undefined
  readonly onSelectCar: (carId: number) => void
  /** Where a car said that it is. */
  readonly position: { readonly latitude: number; readonly longitude: number } | undefined
}

const availability = { FREE: 100, BOOKED: 50, OUT: 0, LATE: 0, BLOCKED: 0 } as const

/** The cars of a club on a map, each at the place where it belongs. */
export function DrawnFleet({ fleet: { cars, places }, selectedCarId, onSelectCar, position }: DrawnFleetProps) {
  const frame = useRef<HTMLDivElement>(null)
  const [theme, setTheme] = useState<'light' | 'dark'>()
  useLayoutEffect(() => {
    if (frame.current) setTheme(getComputedStyle(frame.current).colorScheme === 'dark' ? 'dark' : 'light')
  }, [])
  const drawn = useMemo(() => {
    const byId = new Map(places.map((place) => [place.id, place]))
    return cars.flatMap(({ id, locationId, licensePlate, state }) => {
      const place = byId.get(locationId)
      const label = `${licensePlate}, ${fleetMapTexts.states[state]}`
      return place ? [{ id, longitude: place.lng, latitude: place.lat, availability: availability[state], label }] : []
    })
  }, [cars, places])
  const [first] = places
  const [view, setView] = useState(() => ({
    ...(first ? { latitude: first.lat, longitude: first.lng } : MAP_DEFAULT_CENTER),
    zoom: ZOOM,
  }))
  return (
    <div ref={frame} style={{ height: '100%' }}>
      {theme && (
        <CarMap
          cars={drawn}
          selectedCarId={selectedCarId}
          onSelectCar={onSelectCar}
          position={position}
          center={view}
          zoom={view.zoom}
          onMove={setView}
          styleUrl="/map-style"
          theme={theme}
          label={fleetMapTexts.map}
        />
      )}
    </div>
  )
}

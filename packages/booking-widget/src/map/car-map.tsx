import { IconButton } from '@delebil/ui'
import { Minus, Plus } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { mapText } from '../locale/map-text.ts'
import type { MapTheme } from './base-style.ts'
import * as css from './car-map.css.ts'
import { chooseStyle } from './choose-style.ts'
import type { MapCar } from './cluster-cars.ts'
import { type CarMapHandle, createCarMap, type View } from './create-car-map.ts'
import type { MapStation } from './marker-layers.ts'

interface Place {
  readonly latitude: number
  readonly longitude: number
}

export interface Fit {
  readonly search: string
  readonly place: Place
  readonly cars: readonly Place[]
  /** Nobody has said where the map is to be. */
  readonly isFree: boolean
}

export interface CarMapProps {
  readonly cars: readonly MapCar[]
  readonly selectedCarId?: number | undefined
  readonly onSelectCar: (carId: number) => void
  /** City-bike stations, under the cars. */
  readonly stations?: readonly MapStation[] | undefined
  readonly onSelectStation?: ((stationId: string) => void) | undefined
  readonly position?: Place | undefined
  readonly parking?: Place | undefined
  /** What is to be in sight, anew with each `search`; once the person has moved the map it stays where it is until the next. */
  readonly fit?: Fit | undefined
  readonly center: Place
  readonly zoom: number
  readonly onMove: (view: View) => void
  readonly styleUrl: string | undefined
  readonly theme: MapTheme
  /** What the map is called to a screen reader. */
  readonly label: string
}

const noStations: readonly MapStation[] = []

/** Cars on a map. A change of `center` or `zoom` moves it; a person's own move is told through `onMove`. */
export function CarMap(props: CarMapProps) {
  const {
    cars,
    selectedCarId,
    stations = noStations,
    position,
    parking,
    fit,
    center,
    zoom,
    styleUrl,
    theme,
    label,
  } = props
  const holder = useRef<HTMLDivElement>(null)
  const latest = useRef(props)
  latest.current = props
  const wasMoved = useRef(false)
  const wasFitted = useRef(false)
  const [map, setMap] = useState<CarMapHandle | 'unavailable'>()

  useEffect(() => {
    const element = holder.current
    if (!element) return
    const gone = new AbortController()
    let handle: CarMapHandle | undefined
    void chooseStyle(theme, styleUrl, gone.signal).then((chosen) => {
      if (!chosen || gone.signal.aborted) return
      try {
        handle = createCarMap({
          element,
          theme,
          chosen,
          view: { ...latest.current.center, zoom: latest.current.zoom },
          reducedMotion: matchMedia('(prefers-reduced-motion: reduce)').matches,
          onSelectCar: (carId) => latest.current.onSelectCar(carId),
          onSelectStation: (stationId) => latest.current.onSelectStation?.(stationId),
          onMove: (view) => {
            wasMoved.current = true
            latest.current.onMove(view)
          },
        })
        setMap(handle)
      } catch {
        setMap('unavailable')
      }
    })
    return () => {
      gone.abort()
      setMap(undefined)
      handle?.remove()
    }
  }, [theme, styleUrl])

  const handle = typeof map === 'object' ? map : undefined
  useEffect(() => handle?.base.getCanvas().setAttribute('aria-label', label), [handle, label])
  useEffect(() => handle?.showCars(cars), [handle, cars])
  useEffect(() => handle?.showStations(stations), [handle, stations])
  useEffect(() => {
    handle?.showPoints({ selected: cars.find((car) => car.id === selectedCarId), position, parking })
  }, [handle, cars, selectedCarId, position, parking])
  useEffect(
    () => handle?.showView({ latitude: center.latitude, longitude: center.longitude, zoom }),
    [handle, center.latitude, center.longitude, zoom],
  )
  // biome-ignore lint/correctness/useExhaustiveDependencies: each search begins anew
  useEffect(() => {
    wasMoved.current = false
  }, [fit?.search])
  useEffect(() => {
    if (!handle || !fit || wasMoved.current) return
    handle.fit(fit.place, fit.cars, wasFitted.current || !fit.isFree)
    wasFitted.current ||= fit.cars.length > 0
  }, [handle, fit])
  const [latitude, longitude] = [parking?.latitude, parking?.longitude]
  useEffect(() => {
    if (latitude !== undefined && longitude !== undefined) handle?.reveal({ latitude, longitude })
  }, [handle, latitude, longitude])

  return (
    <div className={css.frame}>
      <div ref={holder} className={css.canvasHolder} />
      {map === 'unavailable' && <p className={css.fallback}>{mapText.unavailable}</p>}
      {handle && (
        <div className={css.controls}>
          <IconButton variant="floating" label={mapText.zoomIn} icon={Plus} onPress={() => handle.zoomBy(1)} />
          <IconButton variant="floating" label={mapText.zoomOut} icon={Minus} onPress={() => handle.zoomBy(-1)} />
        </div>
      )}
      <div className={css.attribution}>
        <a className={css.attributionLink} href="https://kartverket.no">
          {mapText.attributionTiles}
        </a>
        <a className={css.attributionLink} href="https://www.openstreetmap.org/copyright">
          {mapText.attributionOutline}
        </a>
      </div>
    </div>
  )
}

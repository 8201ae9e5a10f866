import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react'
import { mapText } from '../locale/map-text.ts'
import { AtPlace } from './at-place.tsx'
import { Attribution } from './attribution.tsx'
import { CarFan } from './car-fan.tsx'
import * as css from './car-map.css.ts'
import type { Sight } from './car-map-handle.ts'
import { createCarMap } from './create-car-map.ts'
import type { MapStation } from './drawings.ts'
import type { MapTheme } from './ground-colors.ts'
import { boxesWithin } from './insets.ts'
import { MapControls } from './map-controls.tsx'
import { MarkButtons } from './mark-buttons.tsx'
import type { MapPrices } from './mark-icon.ts'
import { PlacePin } from './place-pin.tsx'
import type { MapCar } from './spots.ts'
import { useClearRoom } from './use-clear-room.ts'
import { useDrawnMap } from './use-drawn-map.ts'
import { useFan } from './use-fan.ts'
import { type Fit, useFit } from './use-fit.ts'
import { useTextScale } from './use-text-scale.ts'
import type { OwnPoint } from './walking-ring.ts'
import type { Point, View } from './world.ts'

export interface CarMapProps {
  readonly cars: readonly MapCar[]
  /** What they cost, as far as it is known. */
  readonly prices?: MapPrices | undefined
  readonly selectedCarId?: number | undefined
  readonly onSelectCar: (carId: number) => void
  /** A car is pointed at on the map, or none any more. */
  readonly onPoint?: ((carId: number | undefined) => void) | undefined
  /** A picture of a car for its chip, where several stand at one spot. */
  readonly pictureOf?: ((carId: number) => ReactNode) | undefined
  /** Cars whose price would be seen now. */
  readonly onSee?: ((carIds: readonly number[]) => void) | undefined
  /** City-bike stations, under the cars. */
  readonly stations?: readonly MapStation[] | undefined
  readonly onSelectStation?: ((stationId: string) => void) | undefined
  /** The place that the map is about, under its name, with a ring around it for how far one gets on foot. */
  readonly place?: (Point & { readonly name: string }) | undefined
  /** Where the person, or what is looked for, is. */
  readonly own?: OwnPoint | undefined
  readonly onLocate?: (() => void) | undefined
  /** What is to be in sight, anew with each `search`; once the person has moved the map it stays where it is until the next. */
  readonly fit?: Fit | undefined
  readonly center: Point
  readonly zoom: number
  readonly onMove: (view: View) => void
  readonly styleUrl: string | undefined
  readonly theme: MapTheme
  /** What the map is called to a screen reader. */
  readonly label: string
}

const noStations: readonly MapStation[] = []
const noPrices: MapPrices = new Map()
const noSight: Sight = { marks: [], walkName: undefined }

/** Cars on a map. A change of `center` or `zoom` moves it; a person's own move is told through `onMove`. */
export function CarMap(props: CarMapProps) {
  const { cars, prices = noPrices, selectedCarId, stations = noStations, place, own, fit, center, zoom } = props
  const { styleUrl, theme, label } = props
  const frame = useRef<HTMLDivElement>(null)
  const clear = useRef<HTMLDivElement>(null)
  const holder = useRef<HTMLDivElement>(null)
  const measure = useRef<HTMLDivElement>(null)
  const latest = useRef(props)
  latest.current = props
  const moves = useRef(0)
  const fanOf = useRef<ReturnType<typeof useFan>>(undefined)
  const [sight, setSight] = useState(noSight)
  const [nameSize, setNameSize] = useState<{ width: number; height: number }>()
  const insets = useClearRoom(frame, clear)
  const scale = useTextScale(measure)

  const map = useDrawnMap({
    element: holder,
    styleUrl,
    theme,
    create: (element, chosen) =>
      createCarMap({
        element,
        theme,
        chosen,
        view: { latitude: center.latitude, longitude: center.longitude, zoom },
        reducedMotion: matchMedia('(prefers-reduced-motion: reduce)').matches,
        onSelectCar: (carId) => latest.current.onSelectCar(carId),
        onOpenSpot: (spot) => fanOf.current?.open(spot),
        onPoint: (carId) => latest.current.onPoint?.(carId),
        onPressGround: () => fanOf.current?.close(),
        onSelectStation: (stationId) => latest.current.onSelectStation?.(stationId),
        onMove: (view) => {
          moves.current += 1
          latest.current.onMove(view)
        },
        onSight: setSight,
        over: () => boxesWithin(frame.current, clear.current?.children ?? []),
      }),
  })
  const handle = typeof map === 'object' ? map : undefined
  const fans = useFan(handle, insets, scale, cars)
  fanOf.current = fans
  const { fan, close } = fans

  useEffect(() => handle?.base.getCanvas().setAttribute('aria-label', label), [handle, label])
  useEffect(() => handle?.showInsets(insets), [handle, insets])
  useEffect(() => handle?.showScale(scale), [handle, scale])
  useEffect(() => handle?.showCars(cars), [handle, cars])
  // biome-ignore lint/correctness/useExhaustiveDependencies: another search is about other cars
  useEffect(close, [close, fit?.search])
  useEffect(() => handle?.showStations(stations), [handle, stations])
  useEffect(() => {
    const size = nameSize && { width: nameSize.width / scale, height: nameSize.height / scale }
    handle?.show({ place: place && { ...place, nameSize: size } })
  }, [handle, place, nameSize, scale])
  useEffect(() => handle?.show({ own }), [handle, own])
  useEffect(() => handle?.show({ prices, selectedCarId }), [handle, prices, selectedCarId])
  useEffect(
    () => handle?.showView({ latitude: center.latitude, longitude: center.longitude, zoom }),
    [handle, center.latitude, center.longitude, zoom],
  )
  useFit(handle, fit, moves)
  const selected = cars.find(({ id }) => id === selectedCarId)
  const [latitude, longitude] = [selected?.latitude, selected?.longitude]
  // A sheet that has come over it is no reason to lose it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: what covers the map decides what of it is in sight
  useEffect(() => {
    handle?.reveal(latitude === undefined || longitude === undefined ? undefined : { latitude, longitude })
  }, [handle, latitude, longitude, insets])
  const seen = seenIds([...sight.marks.flatMap(({ group }) => group.spot?.cars ?? []), ...(fan?.spot.cars ?? [])])
  useEffect(() => latest.current.onSee?.(seen === '' ? [] : seen.split(' ').map(Number)), [seen])
  const sizeName = useCallback(
    (width: number, height: number) =>
      setNameSize((was) => (was?.width === width && was.height === height ? was : { width, height })),
    [],
  )

  return (
    <div ref={frame} className={css.frame}>
      <div ref={holder} className={css.canvasHolder} />
      {map === 'unavailable' && <p className={css.fallback}>{mapText.unavailable}</p>}
      {handle && (
        <div className={css.marks}>
          {sight.walkName && (
            <AtPlace base={handle.base} point={sight.walkName}>
              <span className={css.walkName}>{mapText.walk}</span>
            </AtPlace>
          )}
          {place && (
            <AtPlace base={handle.base} point={place}>
              <PlacePin name={place.name} onSize={sizeName} />
            </AtPlace>
          )}
          <MarkButtons marks={sight.marks} prices={prices} onPress={handle.press} />
          {fan && (
            <CarFan
              {...fan}
              base={handle.base}
              prices={prices}
              selectedCarId={selectedCarId}
              pictureOf={props.pictureOf}
              onMore={fans.showMore}
              onSelect={props.onSelectCar}
              onClose={close}
            />
          )}
        </div>
      )}
      <div ref={measure} className={css.measure} />
      <div ref={clear} className={css.clear}>
        {handle && <MapControls onZoom={handle.zoomBy} onLocate={props.onLocate} />}
        <Attribution />
      </div>
    </div>
  )
}

/** Cars in sight that can be had, as text: an equal list is the same. */
function seenIds(cars: readonly MapCar[]): string {
  const ids = cars.flatMap(({ id, availability }) => (availability > 0 ? [id] : []))
  return [...new Set(ids)].toSorted((a, b) => a - b).join(' ')
}

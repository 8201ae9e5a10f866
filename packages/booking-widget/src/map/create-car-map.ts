import { MapLibreOverlay } from '@deck.gl/maplibre'
import { MAP_ZOOM_DEFAULT, MAP_ZOOM_MAX, MAP_ZOOM_MIN } from '@delebil/validation/constants'
import { Map as BaseMap, LngLat, LngLatBounds, setWorkerUrl } from 'maplibre-gl'
import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?worker&url'
import type { MapTheme } from './base-style.ts'
import type { ChosenStyle } from './choose-style.ts'
import { type Bounds, type CarClusters, clusterCars, type MapCar, type Marker } from './cluster-cars.ts'
import { drawMarkerAtlas, type MarkerAtlas } from './marker-atlas.ts'
import { type MapStation, markerLayers, type Scene, STATION_LAYER } from './marker-layers.ts'

export interface View {
  readonly latitude: number
  readonly longitude: number
  readonly zoom: number
}

export type Point = Pick<View, 'latitude' | 'longitude'>

export interface CarMapOptions {
  readonly element: HTMLElement
  readonly view: View
  readonly theme: MapTheme
  readonly chosen: ChosenStyle
  readonly reducedMotion: boolean
  readonly onSelectCar: (carId: number) => void
  readonly onSelectStation?: (stationId: string) => void
  /** After the person has moved the map, not after `showView`. */
  readonly onMove: (view: View) => void
}

export interface CarMapHandle {
  readonly showCars: (cars: readonly MapCar[]) => void
  readonly showStations: (stations: readonly MapStation[]) => void
  readonly showPoints: (points: Pick<Scene, 'selected' | 'position' | 'parking'>) => void
  readonly showView: (view: View) => void
  /** Moves the map to a point that is out of sight; leaves it alone where the point can be seen. */
  readonly reveal: (point: Point) => void
  /** Shows a place with cars; where it is `needed` only, leaves the map alone while one of them can be seen. */
  readonly fit: (place: Point, cars: readonly Point[], needed: boolean) => void
  readonly zoomBy: (steps: number) => void
  /** Undoes all that `createCarMap` did. */
  readonly remove: () => void
  /** For measuring frames. */
  readonly base: BaseMap
}

const EASE_MS = 180
/** Air around what is shown, and less where the map is small. */
const AIR_PX = 56
const AIR_PART = 6

function paddedBounds(map: BaseMap): Bounds {
  const bounds = map.getBounds()
  const width = bounds.getEast() - bounds.getWest()
  const height = bounds.getNorth() - bounds.getSouth()
  return [
    bounds.getWest() - width / 2,
    bounds.getSouth() - height / 2,
    bounds.getEast() + width / 2,
    bounds.getNorth() + height / 2,
  ]
}

function covers([west, south, east, north]: Bounds, map: BaseMap): boolean {
  const bounds = map.getBounds()
  return (
    bounds.getWest() >= west && bounds.getSouth() >= south && bounds.getEast() <= east && bounds.getNorth() <= north
  )
}

/** Draws cars on a map inside `element`. Throws where the browser has no WebGL. */
export function createCarMap(options: CarMapOptions): CarMapHandle {
  setWorkerUrl(workerUrl)
  const map = new BaseMap({
    container: options.element,
    style: options.chosen.style,
    center: [options.view.longitude, options.view.latitude],
    zoom: options.view.zoom,
    minZoom: MAP_ZOOM_MIN,
    maxZoom: MAP_ZOOM_MAX,
    attributionControl: false,
    dragRotate: false,
    pitchWithRotate: false,
    touchPitch: false,
    fadeDuration: 0,
  })
  // A tile that can't be had is no event: the outline is under it.
  map.on('error', () => undefined)
  map.keyboard.disableRotation()
  map.touchZoomRotate.disableRotation()
  let isGone = false
  void options.chosen.late.then((style) => style && !isGone && map.setStyle(style))

  const atlas: MarkerAtlas = drawMarkerAtlas(options.theme)
  let stopWatching: (() => void) | undefined
  const overlay = new MapLibreOverlay({
    interleaved: true,
    // The overlay leaves its device watching the screen's density, which keeps the whole map in memory. It arrives late.
    onDeviceInitialized: (device) => {
      stopWatching = () => device.getDefaultCanvasContext().destroy()
      if (isGone) stopWatching()
    },
    layers: [],
    pickingRadius: 6,
    onClick: ({ object, layer }) => {
      if (layer?.id === STATION_LAYER) options.onSelectStation?.((object as MapStation).id)
      else press(object as Marker | undefined)
    },
    getCursor: ({ isHovering }) => (isHovering ? 'pointer' : 'grab'),
  })
  map.addControl(overlay)

  let clusters: CarClusters = clusterCars([])
  let points: Pick<Scene, 'selected' | 'position' | 'parking'> = {
    selected: undefined,
    position: undefined,
    parking: undefined,
  }
  let drawn: { bounds: Bounds; zoom: number } | undefined
  let markers: Marker[] = []
  let stations: readonly MapStation[] = []

  function draw() {
    overlay.setProps({ layers: markerLayers({ markers, stations, theme: options.theme, ...points }, atlas) })
  }
  function refresh(always = false) {
    const zoom = Math.floor(map.getZoom())
    if (!always && drawn && drawn.zoom === zoom && covers(drawn.bounds, map)) return
    drawn = { bounds: paddedBounds(map), zoom }
    markers = clusters.markersIn(drawn.bounds, zoom)
    draw()
  }
  function go(view: View) {
    map.easeTo({
      center: [view.longitude, view.latitude],
      zoom: view.zoom,
      duration: options.reducedMotion ? 0 : EASE_MS,
    })
  }
  function press(marker: Marker | undefined) {
    if (marker?.kind === 'car') options.onSelectCar(marker.car.id)
    if (marker?.kind === 'cluster') go({ ...marker, zoom: clusters.expansionZoom(marker.clusterId) })
  }

  map.on('move', () => refresh())
  map.on('moveend', (event) => {
    const center = map.getCenter()
    if (event.originalEvent) options.onMove({ latitude: center.lat, longitude: center.lng, zoom: map.getZoom() })
  })

  return {
    base: map,
    showCars: (cars) => {
      clusters = clusterCars(cars)
      refresh(true)
    },
    showStations: (next) => {
      stations = next
      draw()
    },
    showPoints: (next) => {
      points = next
      draw()
    },
    showView: go,
    reveal: ({ latitude, longitude }) => {
      if (!map.getBounds().contains([longitude, latitude])) go({ latitude, longitude, zoom: map.getZoom() })
    },
    fit: (place, cars, needed) => {
      const isSeen = ({ latitude, longitude }: Point) => map.getBounds().contains([longitude, latitude])
      if (cars.length === 0 || (needed && cars.some(isSeen))) return
      const [first, ...others] = [place, ...cars].map(({ latitude, longitude }) => new LngLat(longitude, latitude))
      const bounds = others.reduce((all, point) => all.extend(point), new LngLatBounds(first, first))
      const { clientWidth, clientHeight } = options.element
      map.fitBounds(bounds, {
        padding: Math.min(AIR_PX, clientWidth / AIR_PART, clientHeight / AIR_PART),
        maxZoom: MAP_ZOOM_DEFAULT,
        duration: options.reducedMotion ? 0 : EASE_MS,
      })
    },
    zoomBy: (steps) => map.easeTo({ zoom: map.getZoom() + steps, duration: options.reducedMotion ? 0 : EASE_MS }),
    remove: () => {
      isGone = true
      map.removeControl(overlay)
      stopWatching?.()
      map.remove()
      atlas.image.close()
    },
  }
}

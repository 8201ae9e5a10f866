import { chooseStyle, clusterCars, createCarMap } from '@delebil/booking-widget/map'
import type { Map as BaseMap } from 'maplibre-gl'
import { clusterWithLeaflet } from './cluster-with-leaflet.ts'
import { drawWithMapLibre } from './draw-with-maplibre.ts'
import type { MapBench, Painter } from './map-bench.ts'
import { panMap } from './pan-map.ts'
import { pause } from './pause.ts'
import { sampleCars } from './sample-cars.ts'

const asked = new URLSearchParams(location.search)
const painter: Painter = asked.get('painter') === 'maplibre' ? 'maplibre' : 'ours'
const cars = sampleCars(Number(asked.get('cars') ?? 180))
const element = document.getElementById('map')
if (!element) throw new Error('The page has no element with id "map".')

const ZOOM = 12
const theme = asked.get('theme') === 'dark' ? 'dark' : 'light'
const chosen = await chooseStyle(undefined, new AbortController().signal)
if (!chosen) throw new Error('The built-in style was not chosen.')

const handle = createCarMap({
  element,
  view: { latitude: 60.385, longitude: 5.33, zoom: Number(asked.get('zoom') ?? ZOOM) },
  theme,
  chosen,
  reducedMotion: true,
  onSelectCar: (id) => {
    document.title = `Valgt ${id}`
  },
  onMove: () => undefined,
})
if (painter === 'ours') {
  handle.showCars(cars)
  handle.show({
    prices: new Map(cars.map(({ id }) => [id, { text: `${300 + (id % 90)} kr`, ore: (300 + (id % 90)) * 100 }])),
    selectedCarId: cars[3]?.id,
    place: { latitude: 60.39, longitude: 5.32 },
  })
}

const hasOutlines = (map: BaseMap) => map.getStyle().layers.some(({ id }) => id.startsWith('land-'))

const isAtRest = (map: BaseMap) => map.isStyleLoaded() && map.loaded() && hasOutlines(map)

/** The map with its land, all of it drawn. Frames are asked for, since a page in the background gets none. */
const settle = async (map: BaseMap) => {
  while (!isAtRest(map)) {
    await pause(50)
    map.redraw()
  }
}

/** What a screen of 1024 × 768 shows of Bergen. */
const inSight = [5.24, 60.35, 5.42, 60.42] as const

const buildIndex = (count: number) => {
  const some = sampleCars(count)
  const began = performance.now()
  clusterCars(some).groupsIn(inSight, ZOOM)
  return performance.now() - began
}

const drawn = async (): Promise<BaseMap> => {
  await settle(handle.base)
  if (painter === 'ours') return handle.base
  const other = document.createElement('div')
  other.style.cssText = element.style.cssText
  const map = drawWithMapLibre(other, handle.base.getStyle(), cars, handle.base)
  handle.remove()
  element.replaceWith(other)
  map.resize()
  await settle(map)
  return map
}

const map = await drawn()
const mapBench: MapBench = {
  pan: (frames) => panMap(map, frames),
  buildIndex,
  buildWithLeaflet: (count) => clusterWithLeaflet(sampleCars(count)),
}
Object.assign(globalThis, { mapBench })

import type { MapCar } from '@delebil/booking-widget/map'
import { MAP_CLUSTER_RADIUS, MAP_ZOOM_MAX, MAP_ZOOM_MIN } from '@delebil/validation/constants'
import { Map as BaseMap } from 'maplibre-gl'

type Style = ReturnType<BaseMap['getStyle']>

const source = 'cars'
const [green, yellow, grey] = ['#0a7d3c', '#c98a00', '#777777'] as const

const toGeojson = (cars: readonly MapCar[]) => ({
  type: 'FeatureCollection' as const,
  features: cars.map(({ longitude, latitude, availability, id }) => ({
    type: 'Feature' as const,
    id,
    properties: { availability },
    geometry: { type: 'Point' as const, coordinates: [longitude, latitude] },
  })),
})

/** The same cars on the same base map as MapLibre alone would show them: its own clusters, circles and counts. */
export function drawWithMapLibre(element: HTMLElement, style: Style, cars: readonly MapCar[], view: BaseMap): BaseMap {
  const map = new BaseMap({
    container: element,
    style: {
      ...style,
      sources: {
        ...style.sources,
        [source]: {
          type: 'geojson',
          data: toGeojson(cars),
          cluster: true,
          clusterRadius: MAP_CLUSTER_RADIUS,
          clusterMaxZoom: MAP_ZOOM_MAX - 1,
          clusterProperties: { available: ['+', ['case', ['==', ['get', 'availability'], 100], 1, 0]] },
        },
      },
      layers: [
        ...style.layers,
        {
          id: 'clusters',
          type: 'circle',
          source,
          filter: ['has', 'point_count'],
          paint: {
            'circle-radius': 20,
            'circle-color': ['case', ['>', ['get', 'available'], 0], green, grey],
            'circle-stroke-width': 2,
            'circle-stroke-color': '#ffffff',
          },
        },
        {
          id: 'cars',
          type: 'circle',
          source,
          filter: ['!', ['has', 'point_count']],
          paint: {
            'circle-radius': 12,
            'circle-color': [
              'case',
              ['==', ['get', 'availability'], 100],
              green,
              ['>', ['get', 'availability'], 0],
              yellow,
              grey,
            ],
            'circle-stroke-width': 2,
            'circle-stroke-color': '#ffffff',
          },
        },
        {
          id: 'counts',
          type: 'symbol',
          source,
          filter: ['has', 'point_count'],
          layout: { 'text-field': ['get', 'point_count'], 'text-font': ['Lato', 'sans-serif'], 'text-size': 14 },
        },
      ],
    },
    center: view.getCenter(),
    zoom: view.getZoom(),
    minZoom: MAP_ZOOM_MIN,
    maxZoom: MAP_ZOOM_MAX,
    attributionControl: false,
    fadeDuration: 0,
  })
  map.on('error', () => undefined)
  return map
}

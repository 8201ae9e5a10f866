import type * as GeoJSON from 'geojson'
import type { ExpressionSpecification, LayerSpecification, StyleSpecification } from 'maplibre-gl'
import { groundColors, type MapTheme } from './ground-colors.ts'
import { NAME_PX } from './ground-names.ts'
import { fadeStops } from './outline-fade.ts'
import type { Bounds } from './outline-shape.ts'
import type { Land } from './outlines.ts'
import { placeNames } from './place-names.ts'
import type { View } from './world.ts'

/** Kartverket's open tiles, CC BY 4.0; the row stands before the column. */
const tiles = 'https://cache.kartverket.no/v1/wmts/1.0.0/topograatone/default/webmercator/{z}/{y}/{x}.png'

/** Names that are seen from here on are those of towns, and are no longer said from the other zoom on. */
const [TOWN_ZOOM, PARTS_ZOOM] = [6, 11]

const toPolygon = ([west, south, east, north]: Bounds): GeoJSON.Polygon => ({
  type: 'Polygon',
  coordinates: [
    [
      [west, south],
      [east, south],
      [east, north],
      [west, north],
      [west, south],
    ],
  ],
})

function names(): GeoJSON.FeatureCollection {
  return {
    type: 'FeatureCollection',
    features: placeNames.map(([name, longitude, latitude, zoom], id) => ({
      type: 'Feature',
      id,
      properties: { name, zoom },
      geometry: { type: 'Point', coordinates: [longitude, latitude] },
    })),
  }
}

/** What an outline knows, fading to plain land before its corners would show. */
function sketch({ outline, bounds, coast, zooms }: Land, id: string, theme: MapTheme) {
  const color = groundColors[theme]
  const [, gone] = zooms
  const fade: ExpressionSpecification = ['interpolate', ['linear'], ['zoom'], ...fadeStops(zooms)]
  const line = (name: string, paint: string, width: readonly [far: number, near: number]): LayerSpecification => ({
    id: `${name}-${id}`,
    type: 'line',
    source: `coast-${id}`,
    maxzoom: gone,
    layout: { 'line-join': 'round', 'line-cap': 'round' },
    paint: {
      'line-color': paint,
      'line-width': ['interpolate', ['exponential', 1.6], ['zoom'], gone - 6, width[0], gone, width[1]],
      'line-opacity': fade,
    },
  })
  return {
    sources: {
      [`sea-${id}`]: { type: 'geojson', data: toPolygon(bounds) },
      [`coast-${id}`]: { type: 'geojson', data: { type: 'MultiLineString', coordinates: [...coast] } },
      [`land-${id}`]: { type: 'geojson', data: outline },
    } satisfies StyleSpecification['sources'],
    sea: {
      id: `sea-${id}`,
      type: 'fill',
      source: `sea-${id}`,
      maxzoom: gone,
      paint: { 'fill-color': color.sea, 'fill-opacity': fade, 'fill-antialias': false },
    } satisfies LayerSpecification,
    shallows: [line('shallows', color.shallows[0], [1, 22]), line('shore', color.shallows[1], [0.5, 10])],
    land: {
      id: `land-${id}`,
      type: 'fill',
      source: `land-${id}`,
      maxzoom: gone,
      paint: { 'fill-color': color.land, 'fill-antialias': false },
    } satisfies LayerSpecification,
    coast: line('coast', color.coast, [0.4, 1.2]),
  }
}

/** Two tiles of the map, of the largest: no screen reaches farther from its middle. */
const FAR_DEGREES = 2 * 360

/** Whether anything is drawn of an outline in a view. */
const isInSight = (
  { bounds: [west, south, east, north], zooms: [, gone] }: Land,
  { latitude, longitude, zoom }: View,
) => {
  const far = FAR_DEGREES / 2 ** zoom
  return (
    zoom < gone && longitude > west - far && longitude < east + far && latitude > south - far && latitude < north + far
  )
}

/**
 * The map that needs no network: land, sea and names; Kartverket's tiles cover it as they arrive. For a first `view` only with the
 * outlines that are drawn in it.
 */
export function baseStyle(theme: MapTheme, lands: readonly Land[], view?: View): StyleSpecification {
  const color = groundColors[theme]
  const sketches = lands.flatMap((land, index) =>
    view && !isInSight(land, view) ? [] : [sketch(land, String(index), theme)],
  )
  return {
    version: 8,
    sources: {
      ...Object.assign({}, ...sketches.map(({ sources }) => sources)),
      names: { type: 'geojson', data: names() },
      tiles: { type: 'raster', tiles: [tiles], tileSize: 256, minzoom: 5, maxzoom: 18 },
    },
    layers: [
      { id: 'ground', type: 'background', paint: { 'background-color': color.land } },
      ...sketches.map(({ sea }) => sea),
      ...sketches.flatMap(({ shallows }) => shallows),
      ...sketches.map(({ land }) => land),
      ...sketches.map(({ coast }) => coast),
      {
        id: 'names',
        type: 'symbol',
        source: 'names',
        // A town's own name says nothing where its parts are named.
        filter: [
          'all',
          ['<=', ['get', 'zoom'], ['zoom']],
          ['any', ['>', ['get', 'zoom'], TOWN_ZOOM], ['<', ['zoom'], PARTS_ZOOM]],
        ],
        layout: {
          'text-field': ['get', 'name'],
          'text-font': ['Lato', 'sans-serif'],
          'text-size': NAME_PX,
          'text-padding': 8,
        },
        paint: {
          'text-color': color.text,
          'text-halo-color': color.land,
          'text-halo-width': 1.5,
          'text-opacity': ['case', ['boolean', ['feature-state', 'isLeftOut'], false], 0, 1],
        },
      },
      // A night map of the same tiles: brightness turned round, colours taken out.
      {
        id: 'tiles',
        type: 'raster',
        source: 'tiles',
        paint:
          theme === 'dark'
            ? { 'raster-brightness-min': 0.92, 'raster-brightness-max': 0.08 }
            : { 'raster-brightness-min': 0, 'raster-brightness-max': 1 },
      },
    ],
  }
}

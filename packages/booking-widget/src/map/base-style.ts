import { colors } from '@delebil/ui/theme'
import type { StyleSpecification } from 'maplibre-gl'
import { placeNames } from './place-names.ts'

export type MapTheme = 'light' | 'dark'

/** Kartverket's open tiles, CC BY 4.0; the row stands before the column. */
const tiles = 'https://cache.kartverket.no/v1/wmts/1.0.0/topograatone/default/webmercator/{z}/{y}/{x}.png'

const water: Record<MapTheme, string> = { light: '#d5e4ea', dark: '#0b1418' }
const land: Record<MapTheme, string> = { light: '#f4f4ee', dark: '#1b2420' }

function names(): GeoJSON.FeatureCollection {
  return {
    type: 'FeatureCollection',
    features: placeNames.map(([name, longitude, latitude, zoom]) => ({
      type: 'Feature',
      properties: { name, zoom },
      geometry: { type: 'Point', coordinates: [longitude, latitude] },
    })),
  }
}

/** The map that needs no network: land, sea and names; Kartverket's tiles cover it as they arrive. */
export function baseStyle(theme: MapTheme, outlines: readonly GeoJSON.GeoJSON[]): StyleSpecification {
  const palette = colors[theme]
  const style: StyleSpecification = {
    version: 8,
    sources: {
      names: { type: 'geojson', data: names() },
      tiles: { type: 'raster', tiles: [tiles], tileSize: 256, minzoom: 5, maxzoom: 18 },
    },
    layers: [{ id: 'water', type: 'background', paint: { 'background-color': water[theme] } }],
  }
  outlines.forEach((data, index) => {
    const id = `land-${index}`
    style.sources[id] = { type: 'geojson', data }
    style.layers.push({ id, type: 'fill', source: id, paint: { 'fill-color': land[theme], 'fill-antialias': false } })
  })
  style.layers.push(
    {
      id: 'names',
      type: 'symbol',
      source: 'names',
      filter: ['<=', ['get', 'zoom'], ['zoom']],
      layout: {
        'text-field': ['get', 'name'],
        'text-font': ['Lato', 'sans-serif'],
        'text-size': 13,
        'text-padding': 8,
      },
      paint: { 'text-color': palette.textMuted, 'text-halo-color': land[theme], 'text-halo-width': 1.5 },
    },
    // A night map of the same tiles: brightness turned round, colours taken out.
    {
      id: 'tiles',
      type: 'raster',
      source: 'tiles',
      paint: theme === 'dark' ? { 'raster-brightness-min': 0.92, 'raster-brightness-max': 0.08 } : {},
    },
  )
  return style
}

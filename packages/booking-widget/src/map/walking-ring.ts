import type * as GeoJSON from 'geojson'
import type { Map as BaseMap, GeoJSONSource, StyleSpecification } from 'maplibre-gl'
import { groundColors, type MapTheme } from './ground-colors.ts'
import type { Point } from './world.ts'

/** Five minutes on foot. */
export const WALK_METRES = 400
const CORNERS = 72
const METRES_A_DEGREE = 111_320

/** Points all around at one distance; the northernmost first. */
export function circleAround({ latitude, longitude }: Point, metres: number): GeoJSON.Position[] {
  const [high, wide] = [metres / METRES_A_DEGREE, metres / METRES_A_DEGREE / Math.cos((latitude * Math.PI) / 180)]
  return Array.from({ length: CORNERS + 1 }, (_, at) => {
    const angle = (2 * Math.PI * at) / CORNERS
    return [longitude + wide * Math.sin(angle), latitude + high * Math.cos(angle)]
  })
}

export interface OwnPoint extends Point {
  /** How far off it may be, in metres. */
  readonly accuracy?: number | undefined
}

export interface Circles {
  readonly walkFrom: Point | undefined
  readonly own: OwnPoint | undefined
}

const area = (ring: GeoJSON.Position[] | undefined): GeoJSON.MultiPolygon => ({
  type: 'MultiPolygon',
  coordinates: ring ? [[ring]] : [],
})
const walkOf = ({ walkFrom }: Circles) => area(walkFrom && circleAround(walkFrom, WALK_METRES))
const nearOf = ({ own }: Circles) => area(own?.accuracy ? circleAround(own, own.accuracy) : undefined)

/** A style with what lies on the ground: how far one gets on foot, and how sure the own position is. */
export function withCircles(
  style: StyleSpecification,
  circles: Circles,
  theme: MapTheme,
  ownColor: string,
): StyleSpecification {
  const { text } = groundColors[theme]
  return {
    ...style,
    sources: {
      ...style.sources,
      walk: { type: 'geojson', data: walkOf(circles) },
      near: { type: 'geojson', data: nearOf(circles) },
    },
    layers: [
      ...style.layers,
      { id: 'walk-area', type: 'fill', source: 'walk', paint: { 'fill-color': text, 'fill-opacity': 0.05 } },
      {
        id: 'walk-edge',
        type: 'line',
        source: 'walk',
        paint: { 'line-color': text, 'line-opacity': 0.7, 'line-width': 1.5, 'line-dasharray': [2, 2.5] },
      },
      { id: 'near-area', type: 'fill', source: 'near', paint: { 'fill-color': ownColor, 'fill-opacity': 0.15 } },
    ],
  }
}

export function moveCircles(base: BaseMap, circles: Circles) {
  base.getSource<GeoJSONSource>('walk')?.setData(walkOf(circles))
  base.getSource<GeoJSONSource>('near')?.setData(nearOf(circles))
}

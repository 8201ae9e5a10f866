import type { Scene } from './map-scene.ts'
import { iconOf, type MarkIcon } from './mark-icon.ts'
import type { Mark } from './place-marks.ts'
import type { Point } from './world.ts'

/** A city-bike station. */
export interface MapStation extends Point {
  readonly id: string
  readonly isSelected: boolean
}

/** One drawing on the map; `dx`, `dy`: from its place to its middle, in px as designed. */
export interface Drawing extends Point {
  readonly icon: MarkIcon
  readonly dx: number
  readonly dy: number
}

const about = ({ latitude, longitude }: Point, icon: MarkIcon): Drawing => ({ latitude, longitude, icon, dx: 0, dy: 0 })

export const drawStation = (station: MapStation): Drawing =>
  about(station, { name: 'bike', isSelected: station.isSelected })

export const drawOwn = (point: Point): Drawing => about(point, { name: 'own' })

/** How a mark is drawn: its place, and the middle of what it covers from there. */
export function toDrawing(mark: Mark, { prices, selectedCarId }: Scene): Drawing {
  const { group, x, y, box } = mark
  return {
    longitude: group.longitude,
    latitude: group.latitude,
    icon: iconOf(mark, prices, mark.kind === 'selected' ? selectedCarId : undefined),
    dx: (box.left + box.right) / 2 - x,
    dy: (box.top + box.bottom) / 2 - y,
  }
}

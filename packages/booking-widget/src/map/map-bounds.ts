import type { Map as BaseMap } from 'maplibre-gl'
import type { Bounds } from './outline-shape.ts'

/** What is in sight and half as much again at each side. */
export function paddedBounds(map: BaseMap): Bounds {
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

/** Whether all that is in sight is within bounds. */
export function covers([west, south, east, north]: Bounds, map: BaseMap): boolean {
  const bounds = map.getBounds()
  return (
    bounds.getWest() >= west && bounds.getSouth() >= south && bounds.getEast() <= east && bounds.getNorth() <= north
  )
}

import { MAP_ZOOM_DEFAULT, MAP_ZOOM_MAX, MAP_ZOOM_MIN } from '@delebil/validation/constants'
import { fromWorld, type Point, toWorld, type View } from './world.ts'

/** Prices that the first view shows at least, where there are so many. */
export const FIRST_PRICES = 5
const STEP = 0.25
const MOST_STEPS = 6

export interface Room {
  readonly width: number
  readonly height: number
}

/** The nearest view that shows all of some points in a room, in its middle, and no nearer than a search begins with. */
export function fitView(points: readonly [Point, ...Point[]], room: Room): View {
  const world = points.map((point) => toWorld(point, 0))
  const [xs, ys] = [world.map(([x]) => x), world.map(([, y]) => y)]
  const [west, east] = [Math.min(...xs), Math.max(...xs)]
  const [north, south] = [Math.min(...ys), Math.max(...ys)]
  const zoom = Math.log2(Math.min(room.width / (east - west), room.height / (south - north)))
  return {
    ...fromWorld([(west + east) / 2, (north + south) / 2], 0),
    zoom: Math.max(MAP_ZOOM_MIN, Math.min(zoom, MAP_ZOOM_DEFAULT, MAP_ZOOM_MAX)),
  }
}

/** Some steps farther out where that tells more prices, up to five. */
export function widen(view: View, countPrices: (view: View) => number): View {
  const views = Array.from({ length: MOST_STEPS + 1 }, (_, step) => ({
    ...view,
    zoom: Math.max(MAP_ZOOM_MIN, view.zoom - step * STEP),
  }))
  let best = { view, prices: -1 }
  for (const tried of views) {
    const prices = countPrices(tried)
    if (prices > best.prices) best = { view: tried, prices }
    if (prices >= FIRST_PRICES) break
  }
  return best.view
}

import type * as GeoJSON from 'geojson'
import { coastOf, type Outline } from './outline-shape.ts'
import { metresPerPixel } from './world.ts'

/** A coast is drawn while its corners stand this near each other on the screen, and not at all from twice that on: it would show as spikes. */
const SHARP_PX = 20
const METRES_A_DEGREE = 111_320

const metresBetween = ([x = 0, y = 0]: GeoJSON.Position, [x2 = 0, y2 = 0]: GeoJSON.Position) =>
  METRES_A_DEGREE * Math.hypot((x2 - x) * Math.cos((y * Math.PI) / 180), y2 - y)

/** How far it is from one corner of a coast to the next, in metres: half are farther. */
export function cornerSpacing(outline: Outline): number {
  const lengths = coastOf(outline).flatMap((line) =>
    line.slice(1).map((point, at) => metresBetween(line[at] ?? point, point)),
  )
  return lengths.toSorted((a, b) => a - b)[lengths.length >> 1] ?? Number.POSITIVE_INFINITY
}

/** The zoom up to which an outline is drawn in full, and the one from which it says nothing. */
export function fadeZooms(spacing: number, latitude: number): readonly [full: number, gone: number] {
  const full = Math.log2((SHARP_PX * metresPerPixel(0, latitude)) / spacing)
  return [full, full + 1]
}

/** From so far out all of it is seen, with its end in the sea where it was cut out. */
const [END_SEEN, END_UNSEEN] = [4.5, 5.5]

/** How much of an outline is drawn at each zoom: nothing where it would be seen to end, nor where its corners would show. */
export const fadeStops = ([full, gone]: readonly [full: number, gone: number]): readonly number[] => [
  ...[END_SEEN, 0, END_UNSEEN, 1],
  ...[full, 1, gone, 0],
]

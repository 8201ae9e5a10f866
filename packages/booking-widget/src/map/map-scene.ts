import { type Box, boxAround, holds, touches } from './boxes.ts'
import { type CarClusters, clusterCars, type Group } from './cluster-cars.ts'
import type { MarkAtlas } from './mark-atlas.ts'
import { type MapPrices, priceIcon, shownCount } from './mark-icon.ts'
import { PIN_HEIGHT_PX, PIN_WIDTH_PX } from './mark-sizes.ts'
import { mergeNear } from './merge-near.ts'
import type { Bounds } from './outline-shape.ts'
import { type Mark, placeMarks } from './place-marks.ts'
import type { Spot } from './spots.ts'
import { circleAround, type OwnPoint, WALK_METRES } from './walking-ring.ts'
import { type Point, toWorld } from './world.ts'

/** The place searched for; its name stands under its pin in so many px. */
export interface NamedPlace extends Point {
  readonly name?: string | undefined
  readonly nameSize?: { readonly width: number; readonly height: number } | undefined
}

/** A spot whose cars are fanned out; `boxes`: what they cover, in px from the spot. */
export interface SpreadSpot {
  readonly spot: Spot
  readonly boxes: readonly Box[]
}

/** All that decides which marks there are. */
export interface Scene {
  readonly clusters: CarClusters
  readonly prices: MapPrices
  readonly selectedCarId: number | undefined
  readonly place: NamedPlace | undefined
  readonly own: OwnPoint | undefined
  readonly spread: SpreadSpot | undefined
}

export const emptyScene: Scene = {
  clusters: clusterCars([]),
  prices: new Map(),
  selectedCarId: undefined,
  place: undefined,
  own: undefined,
  spread: undefined,
}

/** Marks are set out anew at each of these steps of zoom: in between they only draw apart. */
const ZOOM_STEP = 1 / 8
export const stepOf = (zoom: number): number => Math.floor(zoom / ZOOM_STEP) * ZOOM_STEP

const NAME_GAP_PX = 6
const OWN_PX = 22
/** In px; its middle stands above the point by so many times its height. */
const WALK_NAME = { width: 84, height: 20, above: 0.65 }

const shifted = ({ left, top, right, bottom }: Box, x: number, y: number): Box => ({
  left: left + x,
  top: top + y,
  right: right + x,
  bottom: bottom + y,
})

const scaled = ({ left, top, right, bottom }: Box, by: number): Box => ({
  left: left * by,
  top: top * by,
  right: right * by,
  bottom: bottom * by,
})

/** The pin of a place and its name, from its tip. */
function placeBoxes({ nameSize }: NamedPlace): Box[] {
  const pin = boxAround(0, -PIN_HEIGHT_PX / 2, PIN_WIDTH_PX, PIN_HEIGHT_PX)
  return nameSize ? [pin, boxAround(0, NAME_GAP_PX + nameSize.height / 2, nameSize.width, nameSize.height)] : [pin]
}

/** What stands on the map and is no mark, each in px from where its place is. */
export function takenBy({ place, own }: Scene, at: (point: Point) => readonly [number, number], scale = 1): Box[] {
  const put = (point: Point, boxes: readonly Box[]) => boxes.map((box) => shifted(scaled(box, scale), ...at(point)))
  return [...(place ? put(place, placeBoxes(place)) : []), ...(own ? put(own, [boxAround(0, 0, OWN_PX)]) : [])]
}

export type WidthOf = (group: Group) => number | undefined

/** As wide as what is drawn. */
export const drawnWidth =
  ({ prices, selectedCarId }: Scene, atlas: MarkAtlas): WidthOf =>
  (group) => {
    const icon = priceIcon(group, prices, selectedCarId)
    return icon && atlas.widthOf(icon)
  }

/** About as wide as a price will be, before it is known: one with øre, which is the wider. */
export const likelyWidth: WidthOf = (group) => {
  const count = shownCount(group)
  return count === 0 ? undefined : count > 1 ? 130 : 106
}

/** The marks within bounds at a step of zoom. */
export function marksOf(scene: Scene, bounds: Bounds, zoom: number, widthOf: WidthOf): Mark[] {
  const { clusters, selectedCarId, spread, place, own } = scene
  const spreadIds = new Set(spread?.spot.cars.map(({ id }) => id))
  const aloneCarId = spread?.spot.cars[0]?.id ?? selectedCarId
  const groups = clusters.groupsIn(bounds, zoom, aloneCarId)
  const middle = place ?? own
  const [x, y] = middle ? toWorld(middle, zoom) : [0, 0]
  return placeMarks({
    groups: mergeNear(groups, zoom, aloneCarId).filter(
      ({ group }) => !group.spot?.cars.some(({ id }) => spreadIds.has(id)),
    ),
    widthOf,
    selectedCarId: spread ? undefined : selectedCarId,
    taken: takenBy(scene, (point) => toWorld(point, zoom)),
    covers: spread ? spread.boxes.map((box) => shifted(box, ...toWorld(spread.spot, zoom))) : [],
    near: middle && { x, y },
  })
}

export interface WalkNameRoom {
  readonly at: (point: Point) => readonly [number, number]
  readonly room: Box
  /** What it gives way to. */
  readonly boxes: readonly Box[]
  readonly scale: number
}

/** Where the name of the walking ring stands, at its northernmost point or else at its southernmost; undefined where neither has room. */
export function placeWalkName(from: Point, { at, room, boxes, scale }: WalkNameRoom): Point | undefined {
  const [, middle] = at(from)
  const [width, height] = [WALK_NAME.width * scale, WALK_NAME.height * scale]
  return endsOf(from).find((end) => {
    const [x, y] = at(end)
    const box = boxAround(x, y - height * WALK_NAME.above, width, height)
    const isWide = Math.abs(middle - y) > width / 2
    return isWide && holds(room, box) && boxes.every((other) => !touches(box, other))
  })
}

function endsOf(from: Point): Point[] {
  const ring = circleAround(from, WALK_METRES)
  return [ring[0], ring[(ring.length - 1) / 2]].flatMap(([longitude, latitude] = []) =>
    longitude === undefined || latitude === undefined ? [] : [{ longitude, latitude }],
  )
}

import { type Box, boxAround, contains, touches } from './boxes.ts'
import { FIRST_PRICES, fitView, widen } from './first-view.ts'
import { likelyWidth, marksOf, type Scene, stepOf } from './map-scene.ts'
import { fromWorld, type Point, toWorld, type View } from './world.ts'

/** Air around what is shown, and less where there is little room: half a price to the sides, and a pin above. */
const AIR = { across: 64, down: 48 }
const AIR_PART = 5
/** So far the view may step aside, so that less of it is under the map's own buttons and names: the place searched for stays about its middle. */
const ASIDE = { most: 36, step: 12 }

export interface ClearRoom {
  /** What of the map is in sight. */
  readonly room: Box
  /** What lies over it there. */
  readonly over: readonly Box[]
  /** How large marks are drawn: 1 where the text is as large as designed. */
  readonly scale: number
}

const moved = ({ left, top, right, bottom }: Box, x: number, y: number): Box => ({
  left: left + x,
  top: top + y,
  right: right + x,
  bottom: bottom + y,
})

/** Ways to step aside, the shortest first. */
const waysAside = (() => {
  const count = ASIDE.most / ASIDE.step
  const along = Array.from({ length: 2 * count + 1 }, (_, at) => (at - count) * ASIDE.step)
  return along
    .flatMap((x) => along.map((y) => [x, y] as const))
    .toSorted(([x, y], [x2, y2]) => Math.hypot(x, y) - Math.hypot(x2, y2))
})()

/** Where a search's place and cars are all in the room, five prices with them that can be read where there are so many, and little under what lies over the map. */
export function firstView(scene: Scene, points: readonly [Point, ...Point[]], { room, over, scale }: ClearRoom): View {
  const [width, height] = [Math.max(1, room.right - room.left) / scale, Math.max(1, room.bottom - room.top) / scale]
  const calm: Scene = { ...scene, spread: undefined, selectedCarId: undefined }
  const zoomOut = Math.log2(scale)
  const whole = boxAround(0, 0, width, height)
  const isWhole = ({ left, top, right, bottom }: Box) => contains(whole, left, top) && contains(whole, right, bottom)

  const [middleX, middleY] = [(room.left + room.right) / 2, (room.top + room.bottom) / 2]
  const covers = over.map(
    ({ left, top, right, bottom }): Box => ({
      left: (left - middleX) / scale,
      top: (top - middleY) / scale,
      right: (right - middleX) / scale,
      bottom: (bottom - middleY) / scale,
    }),
  )
  const isUnder = (box: Box) => covers.some((cover) => touches(box, cover))

  /** What the marks of a view cover, from its middle. */
  function marksIn(view: View): { readonly isPrice: boolean; readonly box: Box }[] {
    const step = stepOf(view.zoom) - zoomOut
    const [x, y] = toWorld(view, step)
    // Drawn a little farther apart than at the step.
    const apart = 2 ** (view.zoom - zoomOut - step)
    const [northWest, southEast] = [fromWorld([x - width, y - height], step), fromWorld([x + width, y + height], step)]
    const bounds = [northWest.longitude, southEast.latitude, southEast.longitude, northWest.latitude] as const
    return marksOf(calm, bounds, step, likelyWidth).map((mark) => ({
      isPrice: mark.kind === 'price',
      box: moved(mark.box, (mark.x - x) * apart - mark.x, (mark.y - y) * apart - mark.y),
    }))
  }
  const countPrices = (marks: ReturnType<typeof marksIn>) =>
    marks.filter(({ isPrice, box }) => isPrice && isWhole(box) && !isUnder(box)).length

  /** Of the views beside this one the nearest in which most prices can be read, up to five, and least is covered. */
  function stepAside(view: View): { readonly view: View; readonly prices: number } {
    const zoom = view.zoom - zoomOut
    const [x, y] = toWorld(view, zoom)
    const marks = marksIn(view)
    const places = points.map((point) => toWorld(point, zoom))
    let best = { view, prices: -1, hidden: 0 }
    for (const [dx, dy] of waysAside) {
      if (!places.every(([east, south]) => contains(whole, east - x - dx, south - y - dy))) continue
      const shifted = marks.map((mark) => ({ ...mark, box: moved(mark.box, -dx, -dy) }))
      const prices = Math.min(FIRST_PRICES, countPrices(shifted))
      const hidden = shifted.filter(({ box }) => touches(box, whole) && isUnder(box)).length
      if (prices < best.prices || (prices === best.prices && hidden >= best.hidden)) continue
      best = { view: { ...fromWorld([x + dx, y + dy], zoom), zoom: view.zoom }, prices, hidden }
    }
    return best
  }

  const inner = {
    width: scale * (width - 2 * Math.min(AIR.across, width / AIR_PART)),
    height: scale * (height - 2 * Math.min(AIR.down, height / AIR_PART)),
  }
  return stepAside(widen(fitView(points, inner), (tried) => stepAside(tried).prices)).view
}

import { type Box, boxAround, touches } from './boxes.ts'
import type { Group } from './cluster-cars.ts'
import { DOT_PX, GAP_PX, PIN_HEIGHT_PX, PRICE_PX, SELECTED_PX, TIP_PX } from './mark-sizes.ts'
import { type At, diameterOf } from './merge-near.ts'
import { hasCar } from './spots.ts'

/** `price` says what it costs; `dot` only its state; `cluster` counts. */
export type MarkKind = 'selected' | 'price' | 'dot' | 'cluster'

/** A mark as it is shown: its place, how far from it it stands, and what it covers, in pixels of the world at one zoom. */
export interface Mark extends At {
  readonly kind: MarkKind
  readonly dx: number
  readonly dy: number
  readonly box: Box
  /** Of a price: the dot that it would be without. */
  readonly dot?: Mark
}

export interface Placing {
  readonly groups: readonly At[]
  /** How wide the price of a group is drawn; undefined where it has none to say. */
  readonly widthOf: (group: Group) => number | undefined
  readonly selectedCarId?: number | undefined
  /** Marks stand clear of these. */
  readonly taken?: readonly Box[]
  /** What lies over the map for a while: what would be under it is left out. */
  readonly covers?: readonly Box[]
  /** What is near this comes first among equals. */
  readonly near?: { readonly x: number; readonly y: number } | undefined
}

const stateRank = ({ available, partial }: Group) => (available > 0 ? 0 : partial > 0 ? 1 : 2)

/** The chosen one, then free, partly free and taken ones; the nearest first. */
export function byRank({ selectedCarId, near }: Pick<Placing, 'selectedCarId' | 'near'>): (a: At, b: At) => number {
  const far = ({ x, y }: At) => (near ? Math.hypot(x - near.x, y - near.y) : 0)
  const isSelected = ({ group }: At) => (hasCar(group.spot, selectedCarId) ? 0 : 1)
  return (a, b) =>
    isSelected(a) - isSelected(b) ||
    stateRank(a.group) - stateRank(b.group) ||
    far(a) - far(b) ||
    (a.group.id < b.group.id ? -1 : 1)
}

const STEP_PX = 6
const DIRECTIONS = 16

/** The nearest way out of what is taken: nowhere where nothing is. */
function* shiftsOutward(): Generator<readonly [number, number]> {
  yield [0, 0]
  for (let radius = STEP_PX; ; radius += STEP_PX) {
    for (let at = 0; at < DIRECTIONS; at += 1) {
      const angle = (2 * Math.PI * at) / DIRECTIONS
      yield [Math.round(radius * Math.cos(angle)), Math.round(radius * Math.sin(angle))]
    }
  }
}

/** Where a price may stand so that it still lies over its place: about it, or from one of the dot's edges on. */
function shiftsOf(width: number): readonly (readonly [number, number])[] {
  const [side, edge, up] = [(width - DOT_PX) / 2, (PRICE_PX - DOT_PX) / 2, (PRICE_PX - TIP_PX) / 2]
  const across = [0, side, -side, side / 2, -side / 2]
  return [0, -edge, edge, -up, up].flatMap((dy) => across.map((dx) => [dx, dy] as const))
}

const isFree = (box: Box, boxes: readonly Box[]) => boxes.every((other) => !touches(box, other, GAP_PX))

/** The chosen mark stands above its place, its tip at it; above the pin of the place searched for where that is there too. */
function placeSelected(at: At, width: number, taken: readonly Box[]): Mark {
  const height = SELECTED_PX + TIP_PX
  const boxAt = (dx: number, dy: number) => boxAround(at.x + dx, at.y + dy - height / 2, width, height)
  const side = (width + PIN_HEIGHT_PX) / 2
  const ways = [
    [0, 0],
    [0, -PIN_HEIGHT_PX - GAP_PX],
    [side, 0],
    [-side, 0],
    [0, height + GAP_PX],
  ] as const
  const [dx, dy] = ways.find(([x, y]) => isFree(boxAt(x, y), taken)) ?? [0, 0]
  return { ...at, kind: 'selected', dx, dy, box: boxAt(dx, dy) }
}

function placeDot(at: At, taken: readonly Box[]): Mark {
  const size = diameterOf(at.group)
  const kind = at.group.spot ? 'dot' : 'cluster'
  for (const [dx, dy] of shiftsOutward()) {
    const box = boxAround(at.x + dx, at.y + dy, size)
    if (isFree(box, taken)) return { ...at, kind, dx, dy, box }
  }
  throw new Error('The map has no room: it has no end.')
}

/** All but the chosen one as dots: those that stand where they are come before those that have to give way. */
function placeDots(others: readonly At[], fixed: readonly Box[]): Map<At, Mark> {
  const own = (at: At) => boxAround(at.x, at.y, diameterOf(at.group))
  const dots = new Map<At, Mark>()
  const moved: At[] = []
  for (const at of others) {
    if (isFree(own(at), fixed)) dots.set(at, placeDot(at, []))
    else moved.push(at)
  }
  for (const at of moved) dots.set(at, placeDot(at, [...fixed, ...[...dots.values()].map(({ box }) => box)]))
  return dots
}

/** A dot with its price, everywhere that it may stand. */
const pricesOf = (dot: Mark, width: number): Mark[] =>
  shiftsOf(width).map(([x, y]) => {
    const [dx, dy] = [dot.dx + x, dot.dy + y]
    return { ...dot, kind: 'price', dx, dy, box: boxAround(dot.x + dx, dot.y + dy, width, PRICE_PX), dot }
  })

/** A dot with its price, where there is room for that. */
const withPrice = (dot: Mark, width: number, around: readonly Box[]): Mark =>
  pricesOf(dot, width).find(({ box }) => isFree(box, around)) ?? dot

/** The mark itself, and where else it may say as much. */
export const waysOf = (mark: Mark): Mark[] => (mark.dot ? pricesOf(mark.dot, mark.box.right - mark.box.left) : [mark])

/** The mark without its price. */
export const smallerOf = (mark: Mark): Mark => mark.dot ?? mark

/** Sets marks out so that no two touch: each as a dot first, then by rank the price wherever there is room for it. */
export function placeMarks({ groups, widthOf, selectedCarId, taken = [], covers = [], near }: Placing): Mark[] {
  const ranked = groups.toSorted(byRank({ selectedCarId, near }))
  const chosen = ranked.find(({ group }) => hasCar(group.spot, selectedCarId))
  const selected = chosen && placeSelected(chosen, widthOf(chosen.group) ?? SELECTED_PX, taken)
  const fixed = selected ? [...taken, selected.box] : taken
  const dots = placeDots(
    ranked.filter((at) => at !== chosen),
    fixed,
  )
  for (const [at, { box }] of dots) if (!isFree(box, covers)) dots.delete(at)
  for (const [at, dot] of [...dots].toSorted(([a], [b]) => ranked.indexOf(a) - ranked.indexOf(b))) {
    const width = at.group.spot && widthOf(at.group)
    if (width === undefined) continue
    const others = [...dots.values()].flatMap((mark) => (mark === dot ? [] : [mark.box]))
    dots.set(at, withPrice(dot, width, [...fixed, ...covers, ...others]))
  }
  return [...(selected ? [selected] : []), ...dots.values()]
}

import { type Box, contains, touches } from './boxes.ts'
import { GAP_PX } from './mark-sizes.ts'
import { stepTo } from './pin-in-room.ts'
import { type Mark, smallerOf, waysOf } from './place-marks.ts'

/** A map that lies still, in px of the screen. */
export interface Rest {
  /** What of it is in sight. */
  readonly room: Box
  /** What lies over it there. */
  readonly over: readonly Box[]
  /** What stands on it and is no mark, such as the pin of the place searched for. */
  readonly taken: readonly Box[]
  readonly scale: number
  readonly screenOf: (mark: Mark) => Box
}

/** No farther than this a mark steps aside: as wide as a button of the map. */
const FARTHEST_PX = 48

/** A mark whose middle stands elsewhere by so much, as designed. */
function moved(mark: Mark, x: number, y: number): Mark {
  const { left, top, right, bottom } = mark.box
  const box = { left: left + x, top: top + y, right: right + x, bottom: bottom + y }
  return { ...mark, dx: mark.dx + x, dy: mark.dy + y, box }
}

/** Where a mark may stand so that it is out from under what lies over it: the shortest way first. */
function asidesOf(box: Box, covers: readonly Box[], gap: number): (readonly [number, number])[] {
  return covers
    .filter((cover) => touches(box, cover, gap - 0.01))
    .flatMap((cover): (readonly [number, number])[] => [
      [cover.left - box.right - gap, 0],
      [cover.right - box.left + gap, 0],
      [0, cover.top - box.bottom - gap],
      [0, cover.bottom - box.top + gap],
    ])
    .toSorted(([x, y], [x2, y2]) => Math.hypot(x, y) - Math.hypot(x2, y2))
}

/** All ways to say what a mark says a little aside, or less of it; last, aside of its neighbours too. */
function* triesOf(mark: Mark, { room, over, scale, screenOf }: Rest, others: readonly Box[]): Generator<Mark> {
  yield* waysOf(mark)
  const small = smallerOf(mark)
  const box = screenOf(small)
  const [right, down] = stepTo(box, room)
  const inside = moved(small, -right / scale, -down / scale)
  yield inside
  const gap = GAP_PX * scale
  const isNear = ([x, y]: readonly [number, number]) => Math.hypot(x, y) <= FARTHEST_PX * scale
  const clear = asidesOf(screenOf(inside), over, gap).filter(isNear)
  for (const [x, y] of clear) yield moved(inside, x / scale, y / scale)
  for (const [x, y] of clear) {
    const beside = asidesOf(screenOf(moved(inside, x / scale, y / scale)), others, gap)
    for (const [x2, y2] of beside) if (isNear([x + x2, y + y2])) yield moved(inside, (x + x2) / scale, (y + y2) / scale)
  }
}

/**
 * The marks of a map that lies still, none of them cut by its edge or by what lies over it: such a one steps aside, or is
 * a dot without its price. What is out of sight is left out, and so is what lies far under something.
 */
export function restMarks(marks: readonly Mark[], rest: Rest): Mark[] {
  const { room, over, taken, scale, screenOf } = rest
  const isWhole = ({ left, top, right, bottom }: Box) => contains(room, left, top) && contains(room, right, bottom)
  const isClear = (box: Box) => isWhole(box) && !over.some((cover) => touches(box, cover))
  const middleOf = ({ left, top, right, bottom }: Box) => [(left + right) / 2, (top + bottom) / 2] as const
  const isSeen = (box: Box) =>
    contains(room, ...middleOf(box)) && !over.some((cover) => contains(cover, ...middleOf(box)))
  const kept = new Map(marks.map((mark) => [mark, mark]))
  for (const mark of marks) {
    if (mark.kind === 'selected' || isClear(screenOf(mark))) continue
    const small = smallerOf(mark)
    kept.delete(mark)
    if (!contains(room, ...middleOf(screenOf(small)))) continue
    const others = [...taken, ...[...kept.values()].map(screenOf)]
    const isFree = (tried: Mark) => {
      const box = screenOf(tried)
      return isClear(box) && others.every((other) => !touches(box, other, (GAP_PX - 0.01) * scale))
    }
    const found = [...triesOf(mark, rest, others)].find(isFree) ?? (isSeen(screenOf(small)) ? small : undefined)
    if (found) kept.set(mark, found)
  }
  return marks.flatMap((mark) => kept.get(mark) ?? [])
}

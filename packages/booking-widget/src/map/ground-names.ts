import { type Box, boxAround, contains, touches } from './boxes.ts'
import { placeNames } from './place-names.ts'
import type { Point } from './world.ts'

/** Names of the ground are drawn in this size, and about so wide a letter. */
export const NAME_PX = 13
const LETTER_PX = 7.5
const LINE_PX = 18

export interface NamesAsked {
  /** What of the map is in sight. */
  readonly room: Box
  /** What stands on it or lies over it. */
  readonly boxes: readonly Box[]
  readonly scale: number
  /** What a pin says already. */
  readonly said: string | undefined
  /** Where a point is on the screen. */
  readonly at: (point: Point) => readonly [number, number]
}

/** Of each name of the ground whether it is left out: where it would be cut, peek out from under something, or be said twice. */
export function namesLeftOut({ room, boxes, scale, said, at }: NamesAsked): boolean[] {
  return placeNames.map(([name, longitude, latitude]) => {
    const [x, y] = at({ longitude, latitude })
    const box = boxAround(x, y, scale * LETTER_PX * name.length, scale * LINE_PX)
    const isWhole = contains(room, box.left, box.top) && contains(room, box.right, box.bottom)
    return name === said || !isWhole || boxes.some((other) => touches(box, other))
  })
}

import { type Box, boxAround } from './boxes.ts'
import { GAP_PX, SELECTED_PX, TIP_PX } from './mark-sizes.ts'

/** About as wide as the pin of a chosen car with its price. */
const WIDTH_PX = 140

/** What the pin of a chosen car covers above its place, with the least air around it. */
export function pinBox(x: number, y: number, scale: number): Box {
  const height = scale * (SELECTED_PX + TIP_PX + 2 * GAP_PX)
  return boxAround(x, y - height / 2 + scale * GAP_PX, scale * WIDTH_PX, height)
}

/** The shortest way for a room to go, right and down, until a box is in it; the left and upper edge first where it has no room. */
export function stepTo(box: Box, room: Box): [number, number] {
  const along = (from: number, to: number, start: number, end: number) =>
    from < start ? from - start : Math.max(0, Math.min(to - end, from - start))
  return [along(box.left, box.right, room.left, room.right), along(box.top, box.bottom, room.top, room.bottom)]
}

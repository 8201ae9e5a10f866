import { type Box, boxAround } from './boxes.ts'

export const CHIP_HEIGHT_PX = 48
const GAP_PX = 8
/** From the spot to the near edge of the nearest chip. */
const REACH_PX = 28
/** Chips in the middle of the fan stand so much farther out than those at its ends. */
const BULGE_PX = 28

export interface Fan {
  readonly spot: { readonly x: number; readonly y: number }
  readonly count: number
  readonly chipWidth: number
  /** Where chips may stand. */
  readonly room: Box
}

/** How many chips there is room for at a side of the spot. */
export const mostInFan = ({ room }: Pick<Fan, 'room'>): number =>
  Math.max(1, Math.floor((room.bottom - room.top + GAP_PX) / (CHIP_HEIGHT_PX + GAP_PX)))

/** Chips above each other at the side of their spot that has more room, all of them within the room where it is large enough. */
export function fanOut({ spot, count, chipWidth, room }: Fan): readonly Box[] {
  const height = count * CHIP_HEIGHT_PX + (count - 1) * GAP_PX
  const top = Math.max(room.top, Math.min(spot.y - height / 2, room.bottom - height))
  const isRight = room.right - spot.x >= spot.x - room.left
  return Array.from({ length: count }, (_, at) => {
    const y = top + CHIP_HEIGHT_PX / 2 + at * (CHIP_HEIGHT_PX + GAP_PX)
    const share = count === 1 ? 0 : (2 * at) / (count - 1) - 1
    const out = REACH_PX + BULGE_PX * (1 - Math.abs(share)) + chipWidth / 2
    const farthest = isRight ? room.right - chipWidth / 2 : room.left + chipWidth / 2
    const x = isRight ? Math.min(spot.x + out, farthest) : Math.max(spot.x - out, farthest)
    return boxAround(x, y, chipWidth, CHIP_HEIGHT_PX)
  })
}

/** A rectangle in pixels, y downward. */
export interface Box {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

/** Around a point. */
export const boxAround = (x: number, y: number, width: number, height = width): Box => ({
  left: x - width / 2,
  top: y - height / 2,
  right: x + width / 2,
  bottom: y + height / 2,
})

/** Whether two come nearer each other than the gap. */
export const touches = (one: Box, other: Box, gap = 0): boolean =>
  one.left < other.right + gap &&
  other.left < one.right + gap &&
  one.top < other.bottom + gap &&
  other.top < one.bottom + gap

export const contains = (box: Box, x: number, y: number): boolean =>
  x >= box.left && x <= box.right && y >= box.top && y <= box.bottom

/** Whether the other is wholly in the box. */
export const holds = (box: Box, { left, top, right, bottom }: Box): boolean =>
  contains(box, left, top) && contains(box, right, bottom)

/** At least so large, about the same middle. */
export const atLeast = ({ left, top, right, bottom }: Box, size: number): Box =>
  boxAround((left + right) / 2, (top + bottom) / 2, Math.max(size, right - left), Math.max(size, bottom - top))

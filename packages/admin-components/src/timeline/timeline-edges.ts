const EDGE_PX = 40
const ROLL_PX = 10
/** So far has what is held to come towards an edge before it rolls: what lies at one is lifted there in peace. */
const TOWARDS_PX = 12

interface Point {
  readonly x: number
  readonly y: number
}

/** How far to roll in one frame, where so much room is left before and after, and it has come so far. */
export function rollBy(before: number, after: number, come: number): number {
  if (before >= 0 && before < EDGE_PX && come < -TOWARDS_PX) return -ROLL_PX
  return after < EDGE_PX && come > TOWARDS_PX ? ROLL_PX : 0
}

/** How far the rows roll in one frame while something that was lifted at a point is held at another. */
export function rollOf(box: HTMLElement, from: Point, { x, y }: Point, headPx: number): Point {
  const edges = box.getBoundingClientRect()
  const names = box.querySelector<HTMLElement>('[data-row]')?.offsetLeft ?? 0
  return {
    x: rollBy(x - edges.left - names, edges.right - x, x - from.x),
    y: rollBy(y - edges.top - headPx, edges.bottom - y, y - from.y),
  }
}

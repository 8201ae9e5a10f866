const EDGE_PX = 40
const ROLL_PX = 10

interface Point {
  readonly x: number
  readonly y: number
}

const towards = (before: number, after: number) =>
  before >= 0 && before < EDGE_PX ? -ROLL_PX : after < EDGE_PX ? ROLL_PX : 0

/** How far the rows roll in one frame while something is held near an edge of what is in sight. */
export function rollOf(box: HTMLElement, { x, y }: Point, headPx: number): Point {
  const edges = box.getBoundingClientRect()
  const names = box.querySelector<HTMLElement>('[data-row]')?.offsetLeft ?? 0
  return {
    x: towards(x - edges.left - names, edges.right - x),
    y: towards(y - edges.top - headPx, edges.bottom - y),
  }
}

import type { Box } from './boxes.ts'

/** How much of a map's edges is covered by what lies over it, in px. */
export interface Insets {
  readonly top: number
  readonly right: number
  readonly bottom: number
  readonly left: number
}

export const noInsets: Insets = { top: 0, right: 0, bottom: 0, left: 0 }

/** What of `outer` is around `inner`. */
export function insetsOf(outer: HTMLElement, inner: HTMLElement): Insets {
  const [around, within] = [outer.getBoundingClientRect(), inner.getBoundingClientRect()]
  return {
    top: within.top - around.top,
    right: around.right - within.right,
    bottom: around.bottom - within.bottom,
    left: within.left - around.left,
  }
}

/** Where some elements are, from the corner of `outer`. */
export function boxesWithin(outer: HTMLElement | null, elements: Iterable<Element>): Box[] {
  const corner = outer?.getBoundingClientRect() ?? { left: 0, top: 0 }
  return Array.from(elements, (element) => {
    const { left, top, right, bottom } = element.getBoundingClientRect()
    return {
      left: left - corner.left,
      top: top - corner.top,
      right: right - corner.left,
      bottom: bottom - corner.top,
    }
  })
}

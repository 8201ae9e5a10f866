/** So far from the screen (px) an element is near. */
const NEAR_PX = 400

/** In a frame of another page the browser alone knows what is on the screen. */
const isPage = () => window.parent === window

function isNear(element: Element): boolean {
  const { top, bottom, left, right, width } = element.getBoundingClientRect()
  const { innerWidth, innerHeight } = window
  return (
    width > 0 && bottom > -NEAR_PX && top < innerHeight + NEAR_PX && right > -NEAR_PX && left < innerWidth + NEAR_PX
  )
}

/**
 * Tells when an element is near the screen: once the script that put it there is done, where it is, and not a frame later.
 * Returns the undo.
 */
export function whenNear(element: HTMLElement, then: () => void): () => void {
  let isOver = false
  const watch = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return
      watch.disconnect()
      then()
    },
    { rootMargin: `${NEAR_PX}px` },
  )
  queueMicrotask(() => {
    if (isOver) return
    if (isPage() && isNear(element)) then()
    else watch.observe(element)
  })
  return () => {
    isOver = true
    watch.disconnect()
  }
}

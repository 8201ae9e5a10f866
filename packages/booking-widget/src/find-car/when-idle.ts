/** Runs `then` when the browser has nothing better to do, at the latest after `mostMs`. Returns the undo. */
export function whenIdle(then: () => void, mostMs: number): () => void {
  if (typeof requestIdleCallback !== 'function') {
    const timer = setTimeout(then, Math.min(mostMs, 500))
    return () => clearTimeout(timer)
  }
  const handle = requestIdleCallback(then, { timeout: mostMs })
  return () => cancelIdleCallback(handle)
}

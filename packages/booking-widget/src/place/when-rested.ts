/** Runs `then` when the browser rests; never where the person has told it to load less. Returns the undo. */
export function whenRested(then: () => void, mostMs: number): () => void {
  if ((navigator as { connection?: { saveData?: boolean } }).connection?.saveData) return () => undefined
  if (typeof requestIdleCallback !== 'function') {
    const timer = setTimeout(then, mostMs)
    return () => clearTimeout(timer)
  }
  const handle = requestIdleCallback(then, { timeout: mostMs })
  return () => cancelIdleCallback(handle)
}

/** Without the browser's own sign of rest, so long is waited at most (ms). */
const BLIND_MS = 500

/** Runs `then` when the browser has nothing better to do, at the latest after `mostMs`. Returns the undo. */
export function whenIdle(then: () => void, mostMs: number): () => void {
  if (typeof requestIdleCallback !== 'function') {
    const timer = setTimeout(then, Math.min(mostMs, BLIND_MS))
    return () => clearTimeout(timer)
  }
  const handle = requestIdleCallback(then, { timeout: mostMs })
  return () => cancelIdleCallback(handle)
}

/** Whether the person has told the browser to load less. */
export const savesData = (): boolean =>
  (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true

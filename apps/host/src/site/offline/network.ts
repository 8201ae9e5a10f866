const FIRST_DELAY_MS = 2000
const MAX_DELAY_MS = 30_000

export interface NetworkDeps {
  /** What the device itself says: `navigator.onLine`. */
  readonly isConnected: () => boolean
  /** Tells when that changes. */
  readonly target: Pick<EventTarget, 'addEventListener'>
  /** Asks the server for a sign of life; false where none comes in time. */
  readonly probe: () => Promise<boolean>
  readonly wait: (ms: number) => Promise<void>
}

export interface Network {
  /** False without a network, and with one through which the server is not reached. */
  readonly isOnline: () => boolean
  readonly subscribe: (listener: () => void) => () => void
  /** A call got no answer: find out whether any would. */
  readonly suspect: () => void
  /** A call was answered, by whatever. */
  readonly answered: () => void
}

/** Knows whether the server can be reached. A device that says it is connected may be on a train's network that leads nowhere. */
export function createNetwork({ isConnected, target, probe, wait }: NetworkDeps): Network {
  const listeners = new Set<() => void>()
  let isLost = false
  let isProbing = false

  const tell = () => {
    for (const listener of listeners) listener()
  }
  function setLost(value: boolean): void {
    if (isLost === value) return
    isLost = value
    tell()
  }
  async function probeUntilAnswered(): Promise<void> {
    if (isProbing) return
    isProbing = true
    let delayMs = FIRST_DELAY_MS
    // Without any connection there is nothing to ask; the device tells when it has one.
    while (isConnected() && !(await probe())) {
      setLost(true)
      await wait(delayMs)
      delayMs = Math.min(delayMs * 2, MAX_DELAY_MS)
    }
    isProbing = false
    if (isConnected()) setLost(false)
  }

  target.addEventListener('offline', tell)
  target.addEventListener('online', () => {
    tell()
    if (isLost) void probeUntilAnswered()
  })
  return {
    isOnline: () => isConnected() && !isLost,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    suspect: () => void probeUntilAnswered(),
    answered: () => setLost(false),
  }
}

/** The same `fetch`, which tells the network how each call went. One that was broken off says nothing. */
export function watchedFetch(send: typeof fetch, { suspect, answered }: Pick<Network, 'suspect' | 'answered'>) {
  return async (...[input, init]: Parameters<typeof fetch>): Promise<Response> => {
    try {
      const response = await send(input, init)
      answered()
      return response
    } catch (error) {
      if (!init?.signal?.aborted) suspect()
      throw error
    }
  }
}

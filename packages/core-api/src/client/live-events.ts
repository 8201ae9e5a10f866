import type { LiveEvent } from '../entities/live-event.ts'

const FIRST_DELAY_MS = 1000
const MAX_DELAY_MS = 60_000

export interface LiveEventsDeps {
  /** Reads until the stream ends: `readEvents` of the contract with the token of now. */
  readonly read: (signal: AbortSignal, onEvent: (event: LiveEvent) => void) => Promise<'ended' | 'refused'>
  readonly wait: (ms: number, signal: AbortSignal) => Promise<void>
  readonly nowMs: () => number
}

export interface LiveEvents {
  /** Gets every event from now on; returns the undo. */
  readonly subscribe: (listener: (event: LiveEvent) => void) => () => void
  /** Opens the stream, and opens it again whenever it ends; anew if it was open. */
  readonly start: () => void
  readonly stop: () => void
}

/** The wait before try number `attempt` (1, 2, 3 ...): doubling from a second to a minute. */
export function reconnectDelayMs(attempt: number): number {
  return Math.min(FIRST_DELAY_MS * 2 ** (attempt - 1), MAX_DELAY_MS)
}

/** One stream for the whole page, shared by all that listen. What is missed while it is down, polling finds. */
export function createLiveEvents({ read, wait, nowMs }: LiveEventsDeps): LiveEvents {
  const listeners = new Set<(event: LiveEvent) => void>()
  let running: AbortController | undefined

  async function run(signal: AbortSignal): Promise<void> {
    for (let attempt = 1; !signal.aborted; attempt += 1) {
      const openedAt = nowMs()
      await read(signal, (event) => {
        for (const listener of listeners) listener(event)
      })
      // A stream that lived long was healthy: begin again with a short wait.
      if (nowMs() - openedAt > MAX_DELAY_MS) attempt = 1
      if (!signal.aborted) await wait(reconnectDelayMs(attempt), signal)
    }
  }

  const stop = () => {
    running?.abort()
    running = undefined
  }
  return {
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    start: () => {
      stop()
      running = new AbortController()
      void run(running.signal)
    },
    stop,
  }
}

import { whenIdle } from '@delebil/booking-widget'
import type { OfflineDeps } from './create-offline.ts'

const PROBE_TIMEOUT_MS = 5000
const IDLE_MOST_MS = 10_000
const name = 'delebil:waiting'

/** What the browser gives the site for the time without network. */
export interface BrowserParts extends Pick<OfflineDeps, 'openDevice' | 'alone' | 'channel'> {
  /** Asks the server for a sign of life; false where none comes in time. */
  readonly probe: () => Promise<boolean>
  /** Runs what can wait when the browser has nothing better to do; left out, it is never done. */
  readonly whenIdle?: (work: () => void) => void
}

export function browserParts(): BrowserParts {
  return {
    openDevice: async () => (await import('./device-store.ts')).openDeviceStore(),
    // Without locks (a page without https) the keys of the calls still keep anything from being done twice.
    alone: (work) => ('locks' in navigator ? navigator.locks.request(name, work) : work()),
    channel: 'BroadcastChannel' in globalThis ? new BroadcastChannel(name) : undefined,
    probe: () =>
      fetch('/health/live', { cache: 'no-store', signal: AbortSignal.timeout(PROBE_TIMEOUT_MS) }).then(
        () => true,
        () => false,
      ),
    whenIdle: (work) => void whenIdle(work, IDLE_MOST_MS),
  }
}

/** For a site that lives for one story: nothing outlives it, and the server is always there. */
export const nothingKept: BrowserParts = {
  openDevice: () => Promise.reject(new Error('Nothing is kept on this device.')),
  alone: (work) => work(),
  channel: undefined,
  probe: () => Promise.resolve(true),
}

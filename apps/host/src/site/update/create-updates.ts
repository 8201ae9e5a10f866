import { UPDATE_CHECK_MS } from '@delebil/validation/constants'
import { proxy } from 'valtio/vanilla'

const workerPath = '/service-worker.js'
const localHosts = ['localhost', '127.0.0.1', '[::1]']

/** The worker serves real sites: on a machine of one's own it would stand between a developer and the build. */
export function isLocalHost(hostname: string): boolean {
  return localHosts.includes(hostname)
}

export interface UpdateDeps {
  readonly container: ServiceWorkerContainer | undefined
  readonly hostname: string
  readonly page: Pick<Document, 'visibilityState' | 'addEventListener'>
  readonly every: (ms: number, work: () => void) => void
  readonly nowMs: () => number
  readonly reload: () => void
}

export type Updates = ReturnType<typeof createUpdates>

/** Registers the service worker, looks for new versions of the site, and changes to one only when the person says so. */
export function createUpdates({ container, hostname, page, every, nowMs, reload }: UpdateDeps) {
  const state = proxy({ isReady: false })
  let waiting: ServiceWorker | undefined
  let putOff: ServiceWorker | undefined
  let isApplying = false

  function offer(worker: ServiceWorker | null): void {
    if (!worker || worker === putOff) return
    waiting = worker
    state.isReady = true
  }

  function watch(workers: ServiceWorkerContainer, registration: ServiceWorkerRegistration): void {
    // The first worker of a browser replaces nothing.
    let isControlled = workers.controller !== null
    const look = () => isControlled && offer(registration.waiting)
    let checkedAtMs = nowMs()
    const check = () => {
      if (page.visibilityState !== 'visible' || nowMs() - checkedAtMs < UPDATE_CHECK_MS) return
      checkedAtMs = nowMs()
      registration.update().catch(() => undefined)
    }
    registration.addEventListener('updatefound', () => registration.installing?.addEventListener('statechange', look))
    workers.addEventListener('controllerchange', () => {
      if (isApplying) return reload()
      // Another tab has changed to the new version: this one is told, and not taken from under somebody's hands.
      if (isControlled) Object.assign(state, { isReady: true })
      waiting = undefined
      isControlled = true
    })
    page.addEventListener('visibilitychange', check)
    every(UPDATE_CHECK_MS, check)
    look()
  }

  return {
    state,
    /** Where the worker is not wanted, one that notifications have brought is still kept new. */
    start: async (): Promise<void> => {
      if (!container) return
      const registration = await (isLocalHost(hostname)
        ? container.getRegistration()
        : container.register(workerPath, { updateViaCache: 'none' })
      ).catch(() => undefined)
      if (registration) watch(container, registration)
    },
    /** Changes to the new version and loads the page anew. */
    apply: (): void => {
      isApplying = true
      if (waiting) waiting.postMessage('take over')
      else reload()
    },
    /** Not now; a still newer version asks again. */
    later: (): void => {
      putOff = waiting
      state.isReady = false
    },
  }
}

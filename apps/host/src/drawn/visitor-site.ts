import { createSite } from '../app/create-site.ts'
import type { Site } from '../site/context/site.ts'
import { paths } from '../site/paths.ts'
import { createMemoryStorage } from '../site/session/memory-storage.ts'

/** The site of somebody who comes for the first time, where there is no browser. */
export const createVisitorSite = (baseUrl: string, ask: typeof fetch): Site => {
  const target = new EventTarget()
  return createSite({
    baseUrl,
    fetch: ask,
    storage: createMemoryStorage(),
    tabStorage: createMemoryStorage(),
    now: () => new Date(),
    currentPath: () => paths.findCar,
    navigate: () => undefined,
    around: {
      target,
      page: Object.assign(target, { visibilityState: 'visible' as const }),
      hostname: new URL(baseUrl).hostname,
      container: undefined,
      isConnected: () => true,
    },
  })
}

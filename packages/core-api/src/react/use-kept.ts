import { useMemo } from 'react'
import { useSWRConfig } from 'swr'
import { type Key, keysOf } from './key.ts'
import { whileOpen } from './open-caches.ts'
import { refreshPages } from './shown-pages.ts'

/** What can be done with the answers that are kept. */
export interface Kept {
  /** Asks anew for every answer of these calls that is on the screen. */
  readonly refresh: (...names: readonly string[]) => Promise<void>
  /** As `refresh`, and what is not on the screen is not known any more. */
  readonly forget: (...names: readonly string[]) => Promise<void>
  /** As `refresh`, for all answers. */
  readonly refreshAll: () => Promise<void>
  /** Puts in what a change answered. */
  readonly put: <T>(key: Key, value: T | ((before: T | undefined) => T | undefined)) => Promise<unknown>
}

/** Reaches all answers that are kept, of whatever call. */
export function useKept(): Kept {
  const { mutate: change, cache } = useSWRConfig()
  return useMemo(() => {
    const mutate = whileOpen(cache, change) as typeof change
    return {
      refresh: async (...names) => {
        await Promise.all([mutate(keysOf(...names)), refreshPages(cache, names)])
      },
      forget: async (...names) => {
        await mutate(keysOf(...names), undefined, { revalidate: true })
        await refreshPages(cache, names)
      },
      refreshAll: async () => {
        await mutate(() => true)
      },
      put: (key, value) => mutate(key, value, { revalidate: false }),
    }
  }, [change, cache])
}

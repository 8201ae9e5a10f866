import { useEffect } from 'react'
import { useSWRConfig } from 'swr'
import { useSite } from '../../site/context/site-context.ts'
import { keptNames } from '../../site/offline/keep-answers.ts'
import { keysOf } from './keys-of.ts'

/** Asks anew for what is shown from the device as soon as the server has something newer. */
export function useOfflineRefresh(): void {
  const { offline } = useSite()
  const { mutate } = useSWRConfig()
  useEffect(() => offline.onStale((name) => void mutate(keysOf(...(name ? [name] : keptNames)))), [offline, mutate])
}

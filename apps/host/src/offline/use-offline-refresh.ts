import { useEffect } from 'react'
import { useSWRConfig } from 'swr'
import { keysOf } from '../refresh/keys-of.ts'
import { useSite } from '../site/site-context.ts'
import { keptNames } from './keep-answers.ts'

/** Asks anew for what is shown from the device as soon as the server has something newer. */
export function useOfflineRefresh(): void {
  const { offline } = useSite()
  const { mutate } = useSWRConfig()
  useEffect(() => offline.onStale((name) => void mutate(keysOf(...(name ? [name] : keptNames)))), [offline, mutate])
}

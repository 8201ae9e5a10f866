import { useSyncExternalStore } from 'react'
import { useSite } from './site-context.ts'

/** False while the server cannot be reached: no network, or one that leads nowhere. */
export function useOnline(): boolean {
  const { network } = useSite().offline
  return useSyncExternalStore(network.subscribe, network.isOnline)
}

import { CAR_LIST_REFRESH_MS } from '@delebil/validation/constants'
import { useEffect } from 'react'
import { useSWRConfig } from 'swr'

const renewed: ReadonlySet<unknown> = new Set(['searchCars', 'getCarAvailability'])

/** Asks anew now and then for what others may have booked: for visitors, who have no live events. */
export function useRenewal(): void {
  const { mutate } = useSWRConfig()
  useEffect(() => {
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') void mutate((key) => Array.isArray(key) && renewed.has(key[0]))
    }, CAR_LIST_REFRESH_MS)
    return () => clearInterval(timer)
  }, [mutate])
}

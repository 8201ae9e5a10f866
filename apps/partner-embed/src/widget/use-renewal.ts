import { useKept } from '@delebil/core-api/react'
import { CAR_LIST_REFRESH_MS } from '@delebil/validation/constants'
import { useEffect } from 'react'

/** Asks anew now and then for what others may have booked: for visitors, who have no live events. */
export function useRenewal(): void {
  const { refresh } = useKept()
  useEffect(() => {
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') void refresh('searchCars', 'getCarAvailability')
    }, CAR_LIST_REFRESH_MS)
    return () => clearInterval(timer)
  }, [refresh])
}

import { useKept } from '@delebil/core-api/react'
import { useEffect } from 'react'
import { useBookingHost } from '../booking-host.ts'

/** Many cars can change at once; the list asks again once they have settled (ms). */
const SETTLE_MS = 2000

/** Asks for the cars again when the server tells that one has changed. */
export function useLiveCars(): void {
  const { subscribe } = useBookingHost()
  const { refresh } = useKept()
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const stop = subscribe((event) => {
      if (event.topic !== 'car' || timer !== undefined) return
      timer = setTimeout(() => {
        timer = undefined
        void refresh('searchCars', 'searchFlexible', 'getCarAvailability', 'getReservedDays')
      }, SETTLE_MS)
    })
    return () => {
      clearTimeout(timer)
      stop()
    }
  }, [subscribe, refresh])
}

import { useEffect, useState } from 'react'
import { useBookingHost } from '../booking-host.ts'

/** The host's clock, looked at every `everyMs`. */
export function useNow(everyMs: number): Date {
  const { now } = useBookingHost()
  const [at, setAt] = useState(now)
  useEffect(() => {
    const timer = setInterval(() => setAt(now()), everyMs)
    return () => clearInterval(timer)
  }, [now, everyMs])
  return at
}

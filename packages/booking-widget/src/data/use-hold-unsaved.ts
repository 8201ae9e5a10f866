import { useEffect } from 'react'
import { useBookingHost } from '../booking-host.ts'

/** Has the page ask before it goes while something is typed and not sent. */
export function useHoldUnsaved(isUnsaved: boolean): void {
  const { holdUnsaved } = useBookingHost()
  useEffect(() => (isUnsaved ? holdUnsaved?.() : undefined), [isUnsaved, holdUnsaved])
}

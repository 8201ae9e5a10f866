import type { MouseEvent } from 'react'
import { useBookingHost } from '../booking-host.ts'

/** For a real link to a screen of the page: a plain press goes there without loading the page anew, others stay the browser's. */
export function useHostPress(address: string): (event: MouseEvent) => void {
  const { navigate } = useBookingHost()
  return (event) => {
    const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey
    if (!isPlain) return
    event.preventDefault()
    navigate(address)
  }
}

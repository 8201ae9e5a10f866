import { useBookingHost } from '../booking-host.ts'
import { type Judged, type Law, lawOf } from './law-of.ts'

/** What the law says of a reservation to whoever the page is shown to. */
export function useLaw(reservation: Judged, now: Date): Law {
  return lawOf(reservation, useBookingHost(), now)
}

import { preloadAnswer } from '@delebil/core-api/react'
import type { BookingHost } from '../booking-host.ts'

/** What is asked for reservations under way and ahead. */
export const activeReservations = { query: {} } as const

/** Asks for what `Reservations` will list first, so that it is under way before anything is drawn. `personId`: whose they are. */
export function fetchActiveReservations({ api }: Pick<BookingHost, 'api'>, personId: number): void {
  preloadAnswer(api, 'listActiveReservations', activeReservations, personId)
}

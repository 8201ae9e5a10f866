import type { BookingParts } from '../booking/booking-parts.ts'
import { ShareAction } from '../reservation/sharing/share-action.tsx'
import { PeriodFields } from './period-fields.tsx'

/** What a booking has of the search and of a reservation. */
export const bookingParts: BookingParts = { PeriodFields, ShareAction }

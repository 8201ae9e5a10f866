import type { Reservation } from '@delebil/core-api'
import { formatInstant } from '@delebil/validation/time'
import { testOrg } from '../../../platform/db/test-org.ts'
import type { Ask } from '../../../testing/test-api.ts'

/** A Friday in winter, 10:00 in Oslo. */
export const NOW = new Date('2026-11-20T09:00:00Z')

/** So many minutes after NOW. */
export const minutesOn = (minutes: number): Date => new Date(NOW.getTime() + minutes * 60_000)

/** The same as wire text. */
export const wire = (minutes: number): string => formatInstant(minutesOn(minutes))

export type BookingOptions = {
  carId?: number
  membershipId?: number
  as?: number
  now?: Date
  superDamageWaiver?: boolean
}

/** The body of a booking from one minute to another, both counted from NOW; on the company's membership, which has no limit. */
export const bookingBody = (from: number, to: number, options: BookingOptions = {}) => ({
  membershipId: options.membershipId ?? testOrg.companyMembershipId,
  carId: options.carId ?? 1,
  start: wire(from),
  end: wire(to),
  superDamageWaiver: options.superDamageWaiver ?? false,
})

/** Books and answers the reservation; by the owner unless said otherwise. */
export const book = async (ask: Ask, from: number, to: number, options: BookingOptions = {}): Promise<Reservation> => {
  const body = bookingBody(from, to, options)
  const { entity } = await ask('createReservation', options.as ?? testOrg.owner, { body }, options.now ?? NOW)
  return entity
}

/** The input of a call for one reservation. */
export const onto = ({ id }: { id: number }, body?: unknown) => ({ params: { id }, body })

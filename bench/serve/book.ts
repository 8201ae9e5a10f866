import { randomUUID } from 'node:crypto'
import { contract } from '@delebil/core-api'
import { type Asked, ask } from './ask.ts'
import type { Slot } from './free-slots.ts'
import type { Booker } from './organization.ts'

/** Asks a server for a booking as the product's own client does, and answers whatever comes back. */
export const tryBooking = (
  address: string,
  { token, membershipId }: Booker,
  { carId, start, end }: Slot,
): Promise<Asked> =>
  ask(address + contract.createReservation.path, {
    method: 'POST',
    token,
    headers: { 'idempotency-key': randomUUID() },
    json: { membershipId, carId, start: start.toISOString(), end: end.toISOString() },
  })

/** Books what is known to be free. */
export async function book(address: string, booker: Booker, slot: Slot): Promise<void> {
  const { status, body } = await tryBooking(address, booker, slot)
  if (status !== 201) throw new Error(`A free car could not be booked: ${status} ${body.toString('utf8')}`)
}

import { mayReadInvoices, toInvoiceLine } from '@delebil/validation'
import { formatInstant } from '@delebil/validation/time'
import { Refusal } from '../../platform/refusal.ts'
import type { Verb } from '../../platform/verb.ts'
import { myMembership } from '../memberships/my-membership.ts'
import { listBillableLines, listBilledTrips, listWaitingTrips } from './stores/billing-basis.ts'

/** What the next invoice would hold if it were made now: the very lines that it is made of. */
export const listBillingBasis: Verb<'listBillingBasis'> = async (_context, { db, caller, input, now }) => {
  const membership = await myMembership(db, caller, input.query.membershipId)
  if (!mayReadInvoices(membership)) throw new Refusal('permission.missing')
  const { organizationId, id: membershipId } = membership
  const lines = await listBillableLines(db, { organizationId, membershipId }, now)
  const waiting = await listWaitingTrips(db, { organizationId, membershipId }, now)
  const ids = [...lines.map((line) => line.reservationId), ...waiting.map(({ id }) => id)]
  const trips = await listBilledTrips(db, organizationId, [...new Set(ids)])
  const tripOf = new Map(
    trips.map(({ start, end, ...trip }) => [
      trip.id,
      { ...trip, start: formatInstant(start), end: formatInstant(end) },
    ]),
  )
  const data = lines.map(({ reservationId, pricePosition: _, vatPercent, ...line }) => ({
    ...toInvoiceLine(line, vatPercent),
    reservation: tripOf.get(reservationId) ?? null,
  }))
  const reported = waiting.flatMap(({ id, totalOre }) => {
    const reservation = tripOf.get(id)
    return reservation ? [{ reservation, totalOre }] : []
  })
  return { answer: { data, waiting: reported } }
}

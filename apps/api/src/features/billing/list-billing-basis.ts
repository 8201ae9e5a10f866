import { mayReadInvoices } from '@delebil/validation'
import { formatInstant, osloDateText } from '@delebil/validation/time'
import { Refusal } from '../../platform/refusal.ts'
import type { Verb } from '../../platform/verb.ts'
import { myMembership } from '../memberships/my-membership.ts'
import { listBilledTrips, listWaitingTrips } from './stores/billing-basis.ts'
import { listOpenCharges } from './stores/charges.ts'

type Line = Awaited<ReturnType<typeof listOpenCharges>>[number]

const toReportedLine = ({ productNumber, description, quantity, unit, ...amount }: Omit<Line, 'reservationId'>) => {
  const { unitPriceOre, vatCode, vatPercent, vatOre, grossOre } = amount
  return { productNumber, description, quantity, unit, unitPriceOre, vatCode, vatPercent, vatOre, grossOre }
}

/** What the next invoice would hold if it were made now: the very lines that it is made of. */
export const listBillingBasis: Verb<'listBillingBasis'> = async (_context, { db, caller, input, now }) => {
  const membership = await myMembership(db, caller, input.query.membershipId)
  if (!mayReadInvoices(membership)) throw new Refusal('permission.missing')
  const { organizationId, id: membershipId } = membership
  const lines = await listOpenCharges(db, { organizationId, membershipId }, osloDateText(now))
  const waiting = await listWaitingTrips(db, { organizationId, membershipId }, now)
  const ids = [...lines.flatMap(({ reservationId }) => reservationId ?? []), ...waiting.map(({ id }) => id)]
  const trips = await listBilledTrips(db, organizationId, [...new Set(ids)])
  const tripOf = new Map(
    trips.map(({ start, end, ...trip }) => [
      trip.id,
      { ...trip, start: formatInstant(start), end: formatInstant(end) },
    ]),
  )
  const data = lines.map(({ reservationId, ...line }) => ({
    ...toReportedLine(line),
    reservation: (reservationId !== null && tripOf.get(reservationId)) || null,
  }))
  const reported = waiting.flatMap(({ id, totalOre }) => {
    const reservation = tripOf.get(id)
    return reservation ? [{ reservation, totalOre }] : []
  })
  return { answer: { data, waiting: reported } }
}

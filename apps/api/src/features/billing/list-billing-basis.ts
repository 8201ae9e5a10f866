import { mayReadInvoices } from '@delebil/validation'
import { formatInstant, osloDateText } from '@delebil/validation/time'
import type { Queryable } from '../../platform/db/queryable.ts'
import { Refusal } from '../../platform/refusal.ts'
import type { Verb } from '../../platform/verb.ts'
import { myMembership } from '../memberships/my-membership.ts'
import { listBilledTrips, listWaitingTrips, type MembershipKey } from './stores/billing-basis.ts'
import { listUnbilledCharges, type OpenCharge } from './stores/charges.ts'
import { type Dispute, listDisputes } from './stores/disputes.ts'
import { type Draft, findDraftOf } from './stores/drafts.ts'

const toLineDispute = ({ text, raisedAt, dueAt, outcome, answer }: Dispute) => ({
  text,
  raisedAt: formatInstant(raisedAt),
  dueAt: formatInstant(dueAt),
  outcome,
  answer,
})

const tripsOf = async (db: Queryable, organizationId: number, ids: readonly (number | null)[]) => {
  const trips = await listBilledTrips(db, organizationId, [...new Set(ids.filter((id) => id !== null))])
  return new Map(
    trips.map(({ start, end, ...trip }) => [
      trip.id,
      { ...trip, start: formatInstant(start), end: formatInstant(end) },
    ]),
  )
}
type Trips = Awaited<ReturnType<typeof tripsOf>>

const isOn = (draft: Draft | undefined, { id, state, deliveredTo, reservationId }: OpenCharge): boolean =>
  draft !== undefined &&
  state === 'open' &&
  id <= draft.lastChargeId &&
  osloDateText(deliveredTo) <= draft.deliveredUntil &&
  (draft.reservationId === null || draft.reservationId === reservationId)

type About = { readonly trips: Trips; readonly disputes: readonly Dispute[]; readonly draft: Draft | undefined }

const toOpenLine = (charge: OpenCharge, { trips, disputes, draft }: About) => {
  const { id, productNumber, description, quantity, unit, unitPriceOre, vatCode, vatPercent, vatOre, grossOre } = charge
  const { state, deliveredTo, place, tariff, tariffFrom, reason, reservationId } = charge
  return {
    ...{ id, productNumber, description, quantity, unit, unitPriceOre, vatCode, vatPercent, vatOre, grossOre },
    ...{ place, tariff, reason, tariffFrom: tariffFrom && formatInstant(tariffFrom) },
    reservation: (reservationId !== null && trips.get(reservationId)) || null,
    isHeld: state === 'held',
    isDrafted: isOn(draft, charge),
    delivered: formatInstant(deliveredTo),
    disputes: disputes.filter(({ chargeId, isFromStaff }) => chargeId === id && !isFromStaff).map(toLineDispute),
  }
}

/** What a membership owes for that is on no invoice, as its owner sees it; all, or one. */
export const openLinesOf = async (db: Queryable, key: MembershipKey, now: Date, id?: number) => {
  const found = await listUnbilledCharges(db, key, osloDateText(now))
  const charges = id === undefined ? found : found.filter((charge) => charge.id === id)
  const disputes = await listDisputes(
    db,
    key.organizationId,
    charges.map((charge) => charge.id),
  )
  const trips = await tripsOf(
    db,
    key.organizationId,
    charges.map(({ reservationId }) => reservationId),
  )
  const draft = await findDraftOf(db, key)
  return charges.map((charge) => toOpenLine(charge, { trips, disputes, draft }))
}

const draftOf = async (db: Queryable, key: MembershipKey) => {
  const draft = await findDraftOf(db, key)
  if (draft === undefined) return null
  const { lastChargeId: _last, reservationId: _trip, openUntil, ...dated } = draft
  return { ...dated, openUntil: formatInstant(openUntil) }
}

/** What the next invoice would hold if it were made now: the very lines that it is made of. */
export const listBillingBasis: Verb<'listBillingBasis'> = async (_context, { db, caller, input, now }) => {
  const membership = await myMembership(db, caller, input.query.membershipId)
  if (!mayReadInvoices(membership)) throw new Refusal('permission.missing')
  const key = { organizationId: membership.organizationId, membershipId: membership.id }
  const lines = await openLinesOf(db, key, now)
  const waiting = await listWaitingTrips(db, key, now)
  const trips = await tripsOf(
    db,
    key.organizationId,
    waiting.map(({ id }) => id),
  )
  const reported = waiting.flatMap(({ id, totalOre }) => {
    const reservation = trips.get(id)
    return reservation ? [{ reservation, totalOre }] : []
  })
  const { true: held = [], false: data = [] } = Object.groupBy(lines, ({ isHeld }) => `${isHeld}`)
  return { answer: { data, held, waiting: reported, draft: await draftOf(db, key) } }
}

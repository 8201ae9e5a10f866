import { parseOrganizationNumber, parsePhone } from '@delebil/validation'
import { problemText } from '@delebil/validation/text'
import { Refusal } from '../../../platform/refusal.ts'
import { findLeavingFacts, pseudonymizePerson } from '../../accounts/stores/person-deletion.ts'
import type { Rules, Sent, Writing } from '../../admin-records/rules.ts'
import { columnsOf } from '../../admin-records/stores/write-records.ts'
import { toAffected } from '../../fleet/staff/to-affected.ts'
import { listOpenOf, listOpenOfPerson } from '../../fleet/stores/fleet.ts'
import { endHoldsOfPerson } from '../../holds/hold-store.ts'
import { serveAfterHolds } from '../../holds/serve-later.ts'
import { addPersonTo, findPersonFacts, findTakenCard, isMembershipUsed, listUnpaidInvoicesOf } from '../people-store.ts'
import { setCardHolder } from './set-card-holder.ts'

/** What opens an account is not for the staff of one club to change where the account reaches further than that club. */
export const refuseReaching = async ({ call }: Writing, personId: number): Promise<void> => {
  const { isElsewhere, hasPermissions } = await findPersonFacts(call.db, call.office.organizationId, personId)
  if (isElsewhere) throw new Refusal('person.other-club')
  if (hasPermissions && personId !== call.caller.personId) throw new Refusal('person.has-permissions')
}

// As members' own are kept: whoever calls at night is found by it.
const keptPhone = (phone: unknown): string | null => parsePhone(String(phone ?? '')) ?? null

export const persons: Rules = {
  template: () => ({ name: '', email: '', phone: null }),
  columns: async (writing, { phone, ...others }, before) => {
    const sent = { ...others, ...(phone !== undefined && { phone: keptPhone(phone) }) } as Sent
    const was = (name: string) => (name === 'phone' ? keptPhone(before?.[name]) : before?.[name])
    const isChanged = (name: string) => before && sent[name] !== undefined && sent[name] !== was(name)
    // Both of them can be a way into the account.
    if (before && (isChanged('email') || isChanged('phone'))) await refuseReaching(writing, before.id)
    // A new address is nobody's until a mail to it was answered.
    return { ...columnsOf(sent), ...(isChanged('email') && { email_proven_at: null }) }
  },
  written: async ({ call }, _sent, id, before) => {
    if (!before) await addPersonTo(call.db, call.office.organizationId, id)
  },
  removing: async (writing, { id }) => {
    const { db, now } = writing.call
    await refuseReaching(writing, id)
    const facts = await findLeavingFacts(db, id, now)
    const { organizationId } = writing.call.office
    if (facts.hasOpenReservation) {
      const open = await listOpenOfPerson(db, organizationId, id, now)
      throw new Refusal('person.reservation-active', { entity: { affectedReservations: open.map(toAffected) } })
    }
    if (facts.hasUnpaidInvoice) {
      const unpaidInvoices = await listUnpaidInvoicesOf(db, organizationId, id)
      throw new Refusal('person.invoice-unpaid', { entity: { unpaidInvoices } })
    }
    if (facts.hasPermissions) throw new Refusal('person.has-permissions')
    if (facts.othersDepend) throw new Refusal('person.others-depend')
    await serveAfterHolds(writing.context, db, await endHoldsOfPerson(db, id))
    await pseudonymizePerson(db, id, now)
    return true
  },
}

/** A membership that is shut, or over, has nothing ahead unless somebody has looked at it. */
const refuseWithOpen = async ({ call }: Writing, membershipId: number): Promise<void> => {
  const affected = await listOpenOf(call.db, call.office.organizationId, membershipId, call.now)
  if (affected.length === 0) return
  throw new Refusal('membership.open-reservations', { entity: { affectedReservations: affected.map(toAffected) } })
}
const isShut = (state: unknown): boolean => state === 'BLOCKED' || state === 'CANCELED'

export const memberships: Rules = {
  columns: async (writing, { acceptAffected, ...sent }, before) => {
    const isShutNow = isShut(sent['state']) && !isShut(before?.['state'])
    if (before && isShutNow && !acceptAffected) await refuseWithOpen(writing, before.id)
    const { organizationNumber: typed } = sent
    const number = typeof typed === 'string' ? { organizationNumber: parseOrganizationNumber(typed) } : {}
    return columnsOf({ ...sent, ...number })
  },
  removing: async ({ call }, { id }) => {
    if (await isMembershipUsed(call.db, call.office.organizationId, id)) throw new Refusal('membership.in-use')
    return false
  },
}

/** Whoever had the card can have it back. */
export const memberCards: Rules = {
  // Another club's card is refused by the index, which says nothing of whose it is.
  columns: async ({ call }, sent, before) => {
    const asked = { cardNumber: (sent['cardNumber'] as string) ?? null, chipId: (sent['chipId'] as string) ?? null }
    const taken = await findTakenCard(call.db, call.office.organizationId, asked, before?.id ?? null)
    if (taken === undefined) return columnsOf(sent)
    const code = 'member-card.taken'
    const message = `${problemText[code]} ${taken.person ?? 'Ingen'} har det.`
    throw new Refusal(code, { errors: [{ code, message, fieldName: taken.field }] })
  },
  acts: {
    'take-from-person': {
      run: (writing, id, seen) => setCardHolder(writing, id, null, seen),
      undo: (writing, id, why, { personId }) => setCardHolder(writing, id, personId?.from as number | null, { why }),
    },
  },
}

export const membershipTypes: Rules = {
  template: () => ({
    ...{ kind: 'PRIVATE', organizationNumberRequired: false, paymentRequired: false, depositOre: 0, feeOre: 0 },
    ...{ externalIdCardVerificationRequired: false, concurrentReservationLimit: null, active: true },
  }),
}

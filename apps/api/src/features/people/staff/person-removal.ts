import { findLeavingFacts } from '../../accounts/stores/person-deletion.ts'
import type { AdminVerb } from '../../admin-records/admin-verb.ts'
import { readRecord } from '../../admin-records/write-record.ts'
import { listOpenOfPerson } from '../../fleet/stores/fleet.ts'
import { countHeld, findPersonFacts, listUnpaidInvoicesOf } from '../people-store.ts'

/** What keeps a person from being deleted, all of it at once, and what goes with them. */
export const personRemoval: AdminVerb<'persons.removal'> = async (context, call) => {
  const { db, office, now, caller } = call
  const { id } = await readRecord({ context, call }, 'persons', call.input.params.id)
  const facts = await findPersonFacts(db, office.organizationId, id)
  const leaving = await findLeavingFacts(db, id, now)
  const open = await listOpenOfPerson(db, office.organizationId, id, now)
  const unpaid = await listUnpaidInvoicesOf(db, office.organizationId, id)
  const held = await countHeld(db, office.organizationId, id)
  const isStaff = leaving.hasPermissions || (facts.hasPermissions && id !== caller.personId)
  return {
    answer: {
      blockers: [
        ...(facts.isElsewhere ? (['person.other-club'] as const) : []),
        ...(isStaff ? (['person.has-permissions'] as const) : []),
        ...(leaving.hasOpenReservation ? (['person.reservation-active'] as const) : []),
        ...(leaving.hasUnpaidInvoice ? (['person.invoice-unpaid'] as const) : []),
        ...(leaving.hasUnbilledCharge ? (['person.unbilled'] as const) : []),
        ...(leaving.othersDepend ? (['person.others-depend'] as const) : []),
      ],
      openReservations: open.map(({ reservationNumber }) => reservationNumber),
      unpaidInvoices: unpaid.map(({ number }) => number),
      ...held,
    },
  }
}

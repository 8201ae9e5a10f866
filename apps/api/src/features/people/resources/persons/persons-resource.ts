import { parsePhone } from '@delebil/validation'
import { Refusal } from '../../../../platform/refusal.ts'
import { endPasswordResets } from '../../../accounts/stores/password-resets.ts'
import { findLeavingFacts, pseudonymizePerson } from '../../../accounts/stores/person-deletion.ts'
import type { Writing } from '../../../admin-records/rules.ts'
import type { ServerResource } from '../../../admin-records/server-resource.ts'
import { columnsOf } from '../../../admin-records/stores/write-records.ts'
import { toAffected } from '../../../fleet/staff/to-affected.ts'
import { listOpenOfPerson } from '../../../fleet/stores/fleet.ts'
import { endHoldsOfPerson } from '../../../holds/hold-store.ts'
import { serveAfterHolds } from '../../../holds/serve-later.ts'
import { mailTexts } from '../../../notifications/mail-texts.ts'
import { addPersonTo, listUnpaidInvoicesOf } from '../../people-store.ts'
import { proveOneself } from '../../staff/prove-oneself.ts'
import { refuseReaching } from '../../staff/refuse-reaching.ts'
import { personsTable } from './persons-store.ts'

// As members' own are kept: whoever calls at night is found by it.
const keptPhone = (phone: string | null | undefined): string | null => parsePhone(phone ?? '') ?? null

// The old address hears of it, and links under way to it are dead.
const changeAddress = async (writing: Writing, id: number, currentPassword: string | null | undefined) => {
  const { context, call } = writing
  const { account, by } = await proveOneself(writing, id, currentPassword)
  await endPasswordResets(call.db, id, call.now)
  await context.jobs.enqueue(call.db, 'mail', mailTexts.emailChanged(account, by))
}

export const personsResource: ServerResource<'persons'> = {
  ...personsTable,
  rules: {
    template: () => ({ name: '', email: '', phone: null }),
    columns: async (writing, { phone: typed, currentPassword, ...others }, before) => {
      const phone = typed === undefined ? undefined : keptPhone(typed)
      const isMailChanged = before && others.email !== undefined && others.email !== before.email
      const isPhoneChanged = before && phone !== undefined && phone !== keptPhone(before.phone)
      // Both of them can be a way into the account.
      if (before && (isMailChanged || isPhoneChanged)) await refuseReaching(writing, before.id)
      if (before && isMailChanged) await changeAddress(writing, before.id, currentPassword)
      // A new address is nobody's until a mail to it was answered.
      return { ...columnsOf({ ...others, phone }), ...(isMailChanged && { email_proven_at: null }) }
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
      if (facts.hasUnbilledCharge) throw new Refusal('person.unbilled')
      if (facts.hasPermissions) throw new Refusal('person.has-permissions')
      if (facts.othersDepend) throw new Refusal('person.others-depend')
      await serveAfterHolds(writing.context, db, await endHoldsOfPerson(db, id))
      await pseudonymizePerson(db, id, now)
      return true
    },
  },
}

import type { Context } from '../../../platform/context.ts'
import { orRefuse } from '../../../platform/or-refuse.ts'
import { Refusal } from '../../../platform/refusal.ts'
import type { AdminCall } from '../../admin-records/admin-verb.ts'
import { actOnRecord } from '../../admin-records/write-record.ts'
import { readdress } from '../stores/deliveries.ts'
import { findInvoiceOf } from '../stores/invoices.ts'
import { queueDelivery } from './queue-delivery.ts'

/** Queues invoices once more, to whom their memberships say now; never what no run approved. Answers how many. */
export const resendInvoices = async (
  context: Context,
  call: AdminCall<unknown>,
  ids: readonly number[],
  why: string | undefined,
): Promise<number> => {
  const { db, office, caller, now } = call
  const { organizationId } = office
  for (const id of new Set(ids)) {
    const find = async () => orRefuse(await findInvoiceOf(db, { organizationId, id }))
    const invoice = await find()
    // A credit note is of an invoice that was approved, and was decided by whoever made it.
    if (invoice.runId === null && invoice.kind === 'INVOICE') throw new Refusal('invoice.not-approved')
    const key = { organizationId, invoiceId: id }
    const send = async () => {
      await readdress(db, key)
      await queueDelivery({ tx: db, jobs: context.jobs, now }, { ...key, personId: caller.personId })
      return { sentTo: { from: invoice.receiver, to: (await find()).receiver } }
    }
    await actOnRecord({ context, call: call as AdminCall }, 'invoices', id, 'send', send, { why })
  }
  return new Set(ids).size
}

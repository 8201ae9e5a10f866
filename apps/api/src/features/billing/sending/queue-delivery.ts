import type { Context } from '../../../platform/context.ts'
import type { Queryable } from '../../../platform/db/queryable.ts'
import { Refusal } from '../../../platform/refusal.ts'
import { insertDelivery } from '../stores/deliveries.ts'

type Parts = { readonly tx: Queryable; readonly jobs: Context['jobs']; readonly now: Date }
type Asked = { readonly organizationId: number; readonly invoiceId: number; readonly personId: number | null }

/** Puts an invoice in the queue of what is to be sent, to whom it says. */
export const queueDelivery = async ({ tx, jobs, now }: Parts, asked: Asked): Promise<void> => {
  const made = await insertDelivery(tx, asked, now)
  if (made === 'no-receiver') throw new Refusal('invoice.no-receiver')
  if (made === 'queued-already') throw new Refusal('invoice.sending')
  // What is printed waits to be gathered in a file.
  if (made.method !== 'PRINT') await jobs.enqueue(tx, 'invoice-delivery', { deliveryId: made.id })
}

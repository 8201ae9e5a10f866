import type { Queryable } from '../../../platform/db/queryable.ts'
import {
  insertAllocations,
  listAllocationsTo,
  type NewAllocation,
  type Posted,
  reversalOf,
} from '../stores/allocations.ts'

/** What was paid on an invoice that is taken back becomes credit of its membership, payment by payment. Hold the lock of the membership. */
export const freeInvoice = async (
  tx: Queryable,
  { organizationId, id }: { readonly organizationId: number; readonly id: number },
  posted: Posted,
): Promise<void> => {
  const paid = await listAllocationsTo(tx, organizationId, id)
  const rows = paid.flatMap((one): NewAllocation[] => [
    reversalOf(one),
    { ...one, target: 'CREDIT', invoiceId: null, reverses: null },
  ])
  await insertAllocations(tx, organizationId, rows, posted)
}

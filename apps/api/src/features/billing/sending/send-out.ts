import { queueBill } from '../../accounting/tasks/queue-bill.ts'
import { findInvoiceOf } from '../stores/invoices.ts'
import { queueDelivery } from './queue-delivery.ts'

type Parts = Parameters<typeof queueDelivery>[0]
type Asked = Parameters<typeof queueDelivery>[1]

/** A bill that was just made goes its way: what is numbered here to whom it says, any other to the books that number it. */
export const sendOut = async (parts: Parts, asked: Asked): Promise<void> => {
  const { organizationId, invoiceId } = asked
  const invoice = await findInvoiceOf(parts.tx, { organizationId, id: invoiceId })
  await (invoice?.numberedBy === 'TRIPLETEX' ? queueBill(parts, asked) : queueDelivery(parts, asked))
}

import type { InvoiceLine } from '@delebil/validation'
import { insertRows } from '../../../platform/db/insert-rows.ts'
import type { Queryable } from '../../../platform/db/queryable.ts'
import type { Invoice } from './invoices.ts'

/** The first number of a club. */
const FIRST_NUMBER = 10_001

/** A line to write down, and the charge that it bills. */
export type NewInvoiceLine = InvoiceLine & { chargeId: number; groupName: string | null }

export type NewInvoice = Omit<
  Invoice,
  'id' | 'isPaid' | 'isCredited' | 'isWrittenOff' | 'restOre' | 'credits' | 'kid' | 'isNumbered'
> & {
  creditsId: number | null
  /** Null until whoever numbers it has given one. */
  kid: string | null
}

/** The next number of the club. Others wait for it until the transaction ends: a number that is rolled back is given again. */
export const takeInvoiceNumber = async (tx: Queryable, organizationId: number): Promise<number> => {
  const { number } = await tx.theRow<{ number: number }>(
    `insert into invoice_number as kept (organization_id, last_number) values ($1, $2)
       on conflict (organization_id) do update set last_number = kept.last_number + 1 returning last_number as number`,
    [organizationId, FIRST_NUMBER],
  )
  return number
}

/** The next number of a bill that another system is to number. */
export const takeBillNumber = async (tx: Queryable, organizationId: number): Promise<number> => {
  const { number } = await tx.theRow<{ number: number }>(
    `insert into bill_number as kept (organization_id, last_number) values ($1, 1)
       on conflict (organization_id) do update set last_number = kept.last_number + 1 returning last_number as number`,
    [organizationId],
  )
  return number
}

/** Writes an invoice with its lines and answers its id. */
export const insertInvoice = async (
  tx: Queryable,
  invoice: NewInvoice,
  lines: readonly NewInvoiceLine[],
): Promise<number> => {
  const { organizationId } = invoice
  const { id } = await tx.theRow<{ id: number }>("select nextval(pg_get_serial_sequence('invoice', 'id'))::int as id")
  await insertRows(tx, 'invoice', [
    {
      organization_id: organizationId,
      id,
      version: 1,
      kind: invoice.kind,
      number: invoice.number,
      membership_id: invoice.membershipId,
      invoice_date: invoice.invoiceDate,
      due_date: invoice.dueDate,
      kid: invoice.kid,
      numbered_by: invoice.numberedBy,
      is_numbered: invoice.numberedBy === 'OWN',
      bill_number: invoice.numberedBy === 'OWN' ? null : invoice.number,
      bank_account: invoice.bankAccount,
      total_ore: invoice.totalOre,
      vat_ore: invoice.vatOre,
      // Nothing is paid on a credit note.
      credited_at: invoice.kind === 'CREDIT_NOTE' ? invoice.invoiceDate : null,
      credits_id: invoice.creditsId,
      run_id: invoice.runId,
      grouping: invoice.grouping,
      customer_name: invoice.customerName,
      customer_address_line: invoice.addressLine,
      customer_postal_code: invoice.postalCode,
      customer_city: invoice.city,
      customer_organization_number: invoice.buyerOrganizationNumber,
      buyer_reference: invoice.buyerReference,
      method: invoice.method,
      receiver: invoice.receiver,
    },
  ])
  await insertRows(
    tx,
    'invoice_line',
    lines.map((line, index) => ({
      organization_id: organizationId,
      invoice_id: id,
      position: index + 1,
      charge_id: line.chargeId,
      group_name: line.groupName,
      product_number: line.productNumber,
      description: line.description,
      quantity: line.quantity,
      unit: line.unit,
      unit_price_ore: line.unitPriceOre,
      vat_code: line.vatCode,
      vat_percent: line.vatPercent,
      vat_ore: line.vatOre,
      gross_ore: line.grossOre,
    })),
  )
  return id
}

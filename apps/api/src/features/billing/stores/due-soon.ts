import type { Queryable } from '../../../platform/db/queryable.ts'
import { payerOf } from '../../memberships/stores/payer.ts'
import { isNotNotified } from '../../notifying/notified-store.ts'
import { isUnpaid } from './invoice-balance.ts'

export type DueInvoice = {
  organizationId: number
  id: number
  /** Who pays. */
  personId: number
  number: number
  kid: string
  restOre: number
  /** 'YYYY-MM-DD', and the moment at which it begins. */
  dueDate: string
  dueAt: Date
}

const atOnce = 500
const dueAt = `(i.due_date::timestamp at time zone 'Europe/Oslo')`

/** Invoices that are due on or between two days, 'YYYY-MM-DD', not paid and not drawn by the bank, of which nobody was notified. */
export const listDueSoon = (
  db: Queryable,
  organizationId: number,
  { from, to }: { readonly from: string; readonly to: string },
): Promise<DueInvoice[]> =>
  db.rows(
    `select i.organization_id as "organizationId", i.id, payer.id as "personId", i.number, i.kid, i.rest_ore as "restOre",
       i.due_date::text as "dueDate", ${dueAt} as "dueAt"
     from invoice i join membership m on (m.organization_id, m.id) = (i.organization_id, i.membership_id) ${payerOf}
     where i.organization_id = $1 and ${isUnpaid('i')} and i.rest_ore > 0 and i.due_date between $2::date and $3::date
       and i.is_numbered and i.reminders_held is null and m.direct_debit_kid is null and payer.id is not null
       and ${isNotNotified('INVOICE_DUE', 'i.organization_id', 'i.id', dueAt)} order by i.due_date, i.id limit ${atOnce}`,
    [organizationId, from, to],
    'invoices-due-soon',
  )

import type { Queryable } from '../../../platform/db/queryable.ts'
import { isUnpaid } from './invoice-balance.ts'

/** Makes active memberships wait for payment that have an invoice due before a day, 'YYYY-MM-DD', that is not held or disputed. Answers how many. */
export const requirePayment = (tx: Queryable, organizationId: number, day: string, at: Date): Promise<number> =>
  tx.change(
    `update membership m set state = 'PAYMENT_REQUIRED', overdue_since = $3
     where m.organization_id = $1 and m.state = 'ACTIVE' and exists (select from invoice i
       where (i.organization_id, i.membership_id) = (m.organization_id, m.id) and ${isUnpaid('i')} and i.due_date < $2::date
         and i.reminders_held is null and not exists (select from invoice_line l
           join charge_dispute d on (d.organization_id, d.charge_id) = (l.organization_id, l.charge_id) and d.answered_at is null
           where (l.organization_id, l.invoice_id) = (i.organization_id, i.id)))`,
    [organizationId, day, at],
  )

import type { RunMembership } from '@delebil/core-api/admin'
import type { Queryable } from '../../../platform/db/queryable.ts'
import { payerOf } from '../../memberships/stores/payer.ts'
import type { RunKey } from './billing-runs.ts'
import { buyerColumns } from './buyers.ts'

/** How many bills of a run are listed. */
const MOST = 100

/** The bills of a run with what became of each: what did not go out first, then the newest. */
export const listRunMemberships = (db: Queryable, { organizationId, id }: RunKey): Promise<RunMembership[]> =>
  db.rows(
    `select b.membership_id as "membershipId", b.gross_ore::int as "grossOre", b.lines, b.set_aside as "setAside",
       b.invoice_id as "invoiceId", i.number, d.state as delivery, d.problem, bill."customerName" as customer, bill.method, bill.receiver
     from billing_run_membership b
     join membership m on (m.organization_id, m.id) = (b.organization_id, b.membership_id) ${payerOf}
     join lateral (select ${buyerColumns}) bill on true
     left join invoice i on (i.organization_id, i.id) = (b.organization_id, b.invoice_id)
     left join last_delivery d on (d.organization_id, d.invoice_id) = (i.organization_id, i.id)
     where b.organization_id = $1 and b.run_id = $2
     order by b.set_aside is null, d.state is distinct from 'FAILED', i.number desc nulls last, b.membership_id limit ${MOST}`,
    [organizationId, id],
  )

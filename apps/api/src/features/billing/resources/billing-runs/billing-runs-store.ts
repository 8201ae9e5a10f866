import { adminTable } from '../../../admin-records/stores/table.ts'
import { queuedOf } from '../../stores/run-sending.ts'

const of = (what: string, where: string): string =>
  `(select ${what} from billing_run_membership b where (b.organization_id, b.run_id) = (r.organization_id, r.id) and ${where})`
const included = 'b.set_aside is null'

export const billingRunsTable = adminTable('billing-runs', {
  table: 'billing_run',
  from: `billing_run r left join person d on d.id = r.drafted_by left join person a on a.id = r.approved_by`,
  columns: {
    deliveredUntil: 'r.delivered_until::text',
    invoiceDate: 'r.invoice_date::text',
    dueDate: 'r.due_date::text',
    memberships: of('count(*)::int', included),
    grossOre: of('coalesce(sum(b.gross_ore), 0)::float8', included),
    vatOre: of('coalesce(sum(b.vat_ore), 0)::float8', included),
    setAside: of('count(*)::int', 'b.set_aside is not null'),
    issued: of('count(*)::int', 'b.invoice_id is not null'),
    queued: `(select count(*)::int from ${queuedOf('r.organization_id', 'r.id')})`,
    draftedById: 'r.drafted_by',
    draftedBy: 'd.name',
    openUntil: 'r.open_until',
    pausedAt: 'r.paused_at',
    approvedById: 'r.approved_by',
    approvedBy: 'a.name',
  },
})

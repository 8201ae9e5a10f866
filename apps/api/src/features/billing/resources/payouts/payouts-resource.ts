import type { ServerResource } from '../../../admin-records/server-resource.ts'
import { adminTable } from '../../../admin-records/stores/table.ts'
import { approvePayout, payPayout } from '../../payouts/move-payout.ts'

const nameOf = (column: string): string => `(select p.name from person p where p.id = r.${column})`

export const payoutsResource: ServerResource<'payouts'> = {
  ...adminTable('payouts', {
    table: 'payout',
    from: 'payout r left join membership m on (m.organization_id, m.id) = (r.organization_id, r.membership_id)',
    columns: {
      membership: 'm.name',
      postedOn: 'r.posted_on::text',
      paidOn: 'r.paid_on::text',
      createdBy: nameOf('created_by'),
      approvedBy: nameOf('approved_by'),
      paidBy: nameOf('paid_by'),
    },
  }),
  rules: {
    acts: {
      approve: { run: (writing, id, seen) => approvePayout(writing, id, seen) },
      pay: { run: (writing, id, seen) => payPayout(writing, id, seen) },
    },
  },
}

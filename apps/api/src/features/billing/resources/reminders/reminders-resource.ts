import type { ServerResource } from '../../../admin-records/server-resource.ts'
import { adminTable } from '../../../admin-records/stores/table.ts'
import { dropOne, sendOne } from '../../reminders/reminder-verbs.ts'

export const remindersResource: ServerResource<'reminders'> = {
  ...adminTable('reminders', {
    table: 'reminder',
    from: 'reminder r join invoice i on (i.organization_id, i.id) = (r.organization_id, r.invoice_id)',
    columns: {
      invoiceNumber: 'i.number',
      customer: 'i.customer_name',
      wasDue: 'i.due_date::text',
      restOre: 'coalesce(r.rest_ore, greatest(i.rest_ore, 0))',
      dueDate: 'r.due_date::text',
      sentBy: '(select p.name from person p where p.id = r.sent_by)',
    },
  }),
  rules: {
    acts: {
      send: { run: (writing, id, seen) => sendOne(writing, id, seen) },
      drop: { run: (writing, id, seen) => dropOne(writing, id, seen) },
    },
  },
}

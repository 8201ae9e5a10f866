import type { ServerResource } from '../../../admin-records/server-resource.ts'
import { adminTable } from '../../../admin-records/stores/table.ts'
import { sendOneAgain } from '../../send-again.ts'

export const smsResource: ServerResource<'sms'> = {
  ...adminTable('sms', {
    table: 'sms',
    from: 'sms r join person p on p.id = r.person_id',
    columns: { person: 'p.name', sentBy: '(select o.name from person o where o.id = r.sent_by)' },
    emptyIf: { sentBy: 'r.sent_by is null' },
    lookups: [{ from: 'person h', by: 'r.person_id', most: 5000, fields: { person: 'h.name' } }],
  }),
  rules: {
    acts: { 'send-again': { run: (writing, id, seen) => sendOneAgain(writing, id, seen) } },
  },
}

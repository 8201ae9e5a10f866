import type { WrittenNew } from '@delebil/core-api/admin'
import { recordAdminChange } from '../../../../platform/audit/change-store.ts'
import { appendOutbox } from '../../../../platform/outbox/outbox-store.ts'
import { Refusal } from '../../../../platform/refusal.ts'
import { refuseAssignee, refusePostponement } from '../../../admin-records/refuse-follow-up.ts'
import type { Rules, Writing } from '../../../admin-records/rules.ts'
import type { ServerResource } from '../../../admin-records/server-resource.ts'
import { columnsOf } from '../../../admin-records/stores/write-records.ts'
import * as store from '../../../reservations/stores/staff-reservations.ts'
import { messagesTable } from './messages-store.ts'

const insert = async ({ call }: Writing, { reservationId: id, text }: WrittenNew<'messages'>): Promise<number> => {
  const { db, office, caller, now } = call
  const key = { organizationId: office.organizationId, id }
  const made = await store.insertStaffMessage(db, key, { authorId: caller.personId, text, at: now })
  await appendOutbox(db, { topic: 'reservation', organizationId: key.organizationId, reservationId: id })
  return made
}

/** What the club says of itself answers nobody. */
export const answeringNobody: Rules<'messages'> = { insert }

export const messagesResource: ServerResource<'messages'> = {
  ...messagesTable,
  rules: {
    template: () => ({ text: '' }),
    insert: async (writing, sent) => {
      const id = await insert(writing, sent)
      const { db, office, caller, now } = writing.call
      const { organizationId } = office
      const changes = { isRead: { from: false, to: true } }
      for (const readId of await store.readMessages(db, { organizationId, id: sent.reservationId }, now)) {
        const record = { organizationId, resource: 'messages', id: readId }
        await recordAdminChange(db, record, { personId: caller.personId, at: now, action: 'change', changes })
      }
      return id
    },
    columns: async ({ call }, { isRead, ...rest }, before) => {
      refusePostponement('postponedUntil', rest.postponedUntil, call.now)
      await refuseAssignee(call, 'assigneeId', rest.assigneeId, 'messages')
      // Whether the member has read what the club wrote is not for the club to say.
      if (isRead !== undefined && before?.isFromStaff) throw new Refusal('message.from-staff')
      return { ...columnsOf(rest), ...(isRead !== undefined && { read_at: isRead ? call.now : null }) }
    },
  },
}

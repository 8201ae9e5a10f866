import { MESSAGE_UNDO_SECONDS, type WrittenNew } from '@delebil/core-api/admin'
import { appendOutbox } from '../../../../platform/outbox/outbox-store.ts'
import { Refusal } from '../../../../platform/refusal.ts'
import { refuseAssignee, refusePostponement } from '../../../admin-records/refuse-follow-up.ts'
import type { Rules, Writing } from '../../../admin-records/rules.ts'
import type { ServerResource } from '../../../admin-records/server-resource.ts'
import { columnsOf } from '../../../admin-records/stores/write-records.ts'
import * as store from '../../../reservations/stores/staff-reservations.ts'
import { keepWhetherRead } from '../../keep-whether-read.ts'
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
      const { reservationId, text } = sent
      const { db, office, caller, now } = writing.call
      const { organizationId } = office
      const key = { organizationId, id: reservationId }
      const at = new Date(now.getTime() + MESSAGE_UNDO_SECONDS * 1000)
      const id = await store.insertStaffMessage(db, key, { authorId: caller.personId, text, at })
      const afterSeconds = MESSAGE_UNDO_SECONDS
      await writing.context.jobs.enqueue(db, 'answer-sent', { organizationId, reservationId, id }, { afterSeconds })
      await keepWhetherRead(writing, await store.readMessages(db, key, id, now), true)
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

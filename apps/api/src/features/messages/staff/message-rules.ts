import { recordAdminChange } from '../../../platform/audit/change-store.ts'
import { appendOutbox } from '../../../platform/outbox/outbox-store.ts'
import { Refusal } from '../../../platform/refusal.ts'
import type { Rules } from '../../admin-records/rules.ts'
import { columnsOf } from '../../admin-records/stores/write-records.ts'
import * as store from '../../reservations/stores/staff-reservations.ts'

export const messages: Rules = {
  template: () => ({ text: '' }),
  insert: async ({ call }, sent) => {
    const { db, office, caller, now } = call
    const key = { organizationId: office.organizationId, id: Number(sent['reservationId']) }
    const id = await store.insertStaffMessage(db, key, {
      authorId: caller.personId,
      text: String(sent['text']),
      at: now,
    })
    const changes = { isRead: { from: false, to: true } }
    // What the club says of itself answers nobody.
    const answered = sent['isNoAnswer'] === true ? [] : await store.readMessages(db, key, now)
    for (const readId of answered) {
      const record = { organizationId: key.organizationId, resource: 'messages', id: readId }
      await recordAdminChange(db, record, { personId: caller.personId, at: now, action: 'change', changes })
    }
    await appendOutbox(db, { topic: 'reservation', organizationId: key.organizationId, reservationId: key.id })
    return id
  },
  columns: ({ call }, { isRead, ...rest }, before) => {
    // Whether the member has read what the club wrote is not for the club to say.
    if (isRead !== undefined && before?.['isFromStaff'] === true) throw new Refusal('message.from-staff')
    return { ...columnsOf(rest), ...(isRead !== undefined && { read_at: isRead ? call.now : null }) }
  },
}

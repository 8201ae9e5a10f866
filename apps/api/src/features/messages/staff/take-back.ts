import { Refusal } from '../../../platform/refusal.ts'
import type { AdminVerbs } from '../../admin-records/admin-verb.ts'
import { readRecord, saveChange } from '../../admin-records/write-record.ts'
import { takeAnswerBack } from '../../reservations/stores/staff-reservations.ts'
import { keepWhetherRead } from '../keep-whether-read.ts'
import { messagesTable } from '../resources/messages/messages-store.ts'

export const takeBackVerbs = {
  /** Takes an answer back that waits to be sent. */
  'messages.take-back': async (context, call) => {
    const { db, office, now, input } = call
    const writing = { context, call }
    const entity = await readRecord(writing, 'messages', input.params.id, 'locked')
    if (!entity.isFromStaff || new Date(entity.created) <= now) throw new Refusal('message.already-sent')
    const waiting = await takeAnswerBack(db, { organizationId: office.organizationId, id: entity.id })
    await saveChange(writing, messagesTable, entity.id, 'remove', [entity, undefined], input.body.why)
    await keepWhetherRead(writing, waiting, false)
    return { answer: { entity, errors: [] } }
  },
} satisfies Partial<AdminVerbs>

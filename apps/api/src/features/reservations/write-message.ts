import type { Message } from '@delebil/core-api'
import type { AdminKey } from '@delebil/core-api/admin'
import type { Queryable } from '../../platform/db/queryable.ts'
import { appendOutbox } from '../../platform/outbox/outbox-store.ts'
import { Refusal } from '../../platform/refusal.ts'
import * as messages from './stores/messages.ts'
import { attachPictures } from './stores/pictures.ts'
import type { ReservationKey } from './stores/reservations.ts'
import { toMessage } from './to-message.ts'

export type Written = messages.NewMessage & {
  readonly pictureIds: readonly number[]
  /** Makes what the pictures belong to as well, once the message has its id. */
  readonly damage?: (messageId: number) => Promise<number>
}

const notifyStaff = (tx: Queryable, organizationId: number, resource: AdminKey, id: number): Promise<void> =>
  appendOutbox(tx, { topic: 'admin', organizationId, payload: { resource, id } })

/** Writes a message with its pictures and tells whoever follows. A picture that isn't the author's own waiting one is unknown. */
export const writeMessage = async (tx: Queryable, reservation: ReservationKey, written: Written): Promise<number> => {
  const { organizationId, id } = reservation
  const messageId = await messages.insertMessage(tx, reservation, written)
  const damageId = (await written.damage?.(messageId)) ?? null
  const pictureIds = [...new Set(written.pictureIds)]
  const attached = await attachPictures(tx, reservation, written.authorId, pictureIds, { messageId, damageId })
  if (attached !== pictureIds.length) throw new Refusal('resource.unknown')
  await appendOutbox(tx, { topic: 'reservation', organizationId, reservationId: id })
  await notifyStaff(tx, organizationId, 'messages', messageId)
  if (damageId !== null) await notifyStaff(tx, organizationId, 'damages', damageId)
  return messageId
}

/** The answer of a call that wrote a message. */
export const answerMessage = async (
  db: Queryable,
  reservation: ReservationKey,
  messageId: number,
): Promise<{ answer: { entity: Message; errors: [] } }> => {
  const [written] = await messages.listMessages(db, reservation, { messageId })
  if (written === undefined) throw new Error(`There is no message ${messageId}.`)
  return { answer: { entity: toMessage(written), errors: [] } }
}

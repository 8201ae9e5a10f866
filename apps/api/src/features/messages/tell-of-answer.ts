import type { Queryable } from '../../platform/db/queryable.ts'
import type { JobData } from '../../platform/jobs/jobs.ts'
import { appendOutbox } from '../../platform/outbox/outbox-store.ts'
import { isMessage } from '../reservations/stores/messages.ts'

/** The answer of staff is sent now: whoever follows the reservation hears of it, unless it was taken back. */
export const tellOfAnswer = async (
  db: Queryable,
  { organizationId, reservationId, id }: JobData['answer-sent'],
): Promise<void> => {
  if (await isMessage(db, { organizationId, id })) {
    await appendOutbox(db, { topic: 'reservation', organizationId, reservationId })
  }
}

import type { Context } from '../../platform/context.ts'
import { transaction } from '../../platform/db/transaction.ts'
import type { JobData } from '../../platform/jobs/jobs.ts'
import { appendOutbox } from '../../platform/outbox/outbox-store.ts'
import { notificationTexts } from '../notifying/notification-texts.ts'
import { isMessage } from '../reservations/stores/messages.ts'
import { notifyOfTrip, type TripParts } from '../trip-notifications/notify-of-trip.ts'
import { findAnswered } from './stores/answered.ts'

type Parts = TripParts & Pick<Context, 'database'>

/** The answer of staff is sent now, unless it was taken back: whoever follows the reservation hears of it, and whoever wrote or reported last. */
export const tellOfAnswer = (
  { database, ...parts }: Parts,
  { organizationId, reservationId, id }: JobData['answer-sent'],
  now: Date,
): Promise<void> =>
  transaction(database, async (tx) => {
    if (!(await isMessage(tx, { organizationId, id }))) return
    await appendOutbox(tx, { topic: 'reservation', organizationId, reservationId })
    const answered = await findAnswered(tx, { organizationId, reservationId, id })
    if (answered === undefined) return
    const { writtenAt, ...trip } = answered
    const more = { about: writtenAt, thing: id }
    await notifyOfTrip(parts, tx, 'REPLY', trip, notificationTexts.REPLY(trip), more, now)
  })

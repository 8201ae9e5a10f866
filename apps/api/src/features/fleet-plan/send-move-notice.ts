import type { Context } from '../../platform/context.ts'
import { transaction } from '../../platform/db/transaction.ts'
import type { JobData } from '../../platform/jobs/jobs.ts'
import { mailTexts } from '../notifications/mail-texts.ts'
import { takeMoveNotice } from './stores/move-notices.ts'

/** Mails whoever booked a reservation that was moved, if it is still moved. A later move has a job of its own. */
export const sendMoveNotice = (
  { database, jobs }: Pick<Context, 'database' | 'jobs'>,
  { due, ...key }: JobData['move-notice'],
): Promise<void> =>
  transaction(database, async (tx) => {
    const notice = await takeMoveNotice(tx, key, new Date(due))
    if (notice === undefined) return
    const { fromStart, fromEnd, start, end, ...to } = notice
    const from = { start: fromStart, end: fromEnd }
    await jobs.enqueue(
      tx,
      'mail',
      mailTexts.reservationMoved(key.organizationId, to, { car: to, from, to: { start, end } }),
    )
  })

import type { Context } from '../../platform/context.ts'
import type { Queryable } from '../../platform/db/queryable.ts'
import { insertSms, type NewSms, type NewSmsShared } from './stores/sms-store.ts'

/** Queues some, and has them sent as soon as they may. */
export const queueSms = async (
  { jobs }: Pick<Context, 'jobs'>,
  tx: Queryable,
  all: readonly NewSms[],
  shared: NewSmsShared,
): Promise<number[]> => {
  const ids = await insertSms(tx, all, shared)
  if (shared.sendAt <= shared.now) await jobs.enqueue(tx, 'sms', {})
  return ids
}

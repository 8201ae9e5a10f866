import type { SystemMails } from '@delebil/core-api/admin'
import { formatInstant } from '@delebil/validation/time'
import { recordAdminChange } from '../../platform/audit/change-store.ts'
import type { Context } from '../../platform/context.ts'
import { orRefuse } from '../../platform/or-refuse.ts'
import type { AdminCall, AdminVerbs } from '../admin-records/admin-verb.ts'
import { countDeadMails, listDeadMails, takeDeadMail } from './dead-mail-store.ts'
import { readHealth } from './read-health.ts'

const readMails = async (
  { waitingMails }: Context,
  { db, office: { organizationId } }: Pick<AdminCall, 'db' | 'office'>,
): Promise<SystemMails> => {
  const { count, since } = await waitingMails(db)
  const data = await listDeadMails(db, organizationId)
  return {
    waiting: count,
    waitingSince: since && formatInstant(since),
    dead: await countDeadMails(db, organizationId),
    data: data.map(({ at, askedAt, ...mail }) => ({ ...mail, at: formatInstant(at), askedAt: formatInstant(askedAt) })),
  }
}

const take = async ({ db, office, caller, now }: AdminCall, id: number, action: string) => {
  const { organizationId } = office
  const mail = orRefuse(await takeDeadMail(db, organizationId, id))
  const record = { organizationId, resource: 'system', id }
  await recordAdminChange(db, record, { personId: caller.personId, at: now, action })
  return mail
}

/** What staff see of the machinery, and can do about it. */
export const systemVerbs = {
  'system.health': async (context, call) => ({ answer: await readHealth(context, call) }),
  'system.mails': async (context, call) => ({ answer: await readMails(context, call) }),
  'system.send-mail-again': async (context, call) => {
    const { job, data } = await take(call, call.input.params.id, 'send-mail-again')
    // The data is that of its job: it was kept as the queue handed it over.
    await context.jobs.enqueue(call.db, job, data as never)
    return { answer: { entity: await readMails(context, call), errors: [] } }
  },
  'system.discard-mail': async (context, call) => {
    await take(call, call.input.params.id, 'discard-mail')
    return { answer: { entity: await readMails(context, call), errors: [] } }
  },
} satisfies Partial<AdminVerbs>

import type { MailKind } from '@delebil/core-api/admin'
import type { Queryable } from '../../platform/db/queryable.ts'
import type { DeadLetter } from '../../platform/jobs/jobs.ts'
import { isPersonOf } from '../admin-records/stores/person-of.ts'

/** Whom a mail was for, and who may see that it did not arrive. */
export type MailOwner = {
  readonly kind: MailKind
  readonly to: string
  readonly organizationId: number | null
  readonly personId: number | null
}

export type StoredDeadMail = {
  id: number
  at: Date
  askedAt: Date
  kind: MailKind
  to: string
  error: string
  attempts: number
}

const mostListed = 100

// Mails about an account are of every organization that has the person.
const isOf = (organization: string) => `(d.organization_id = ${organization} or (d.organization_id is null
  and exists (select from person r where r.id = d.person_id and ${isPersonOf(organization)})))`

/** Keeps a dead letter, however often it is handed over, once. */
export const insertDeadMail = async (
  db: Queryable,
  { id, job, data, attempts, askedAt }: DeadLetter,
  { kind, to, organizationId, personId }: MailOwner,
  error: string,
  now: Date,
): Promise<void> => {
  await db.change(
    `insert into dead_mail (letter_id, organization_id, person_id, job, data, kind, receiver, error, attempts, asked_at, at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11) on conflict (letter_id) do nothing`,
    [id, organizationId, personId, job, data, kind, to, error, attempts, askedAt, now],
  )
}

/** Those that were given up first. */
export const listDeadMails = (db: Queryable, organizationId: number): Promise<StoredDeadMail[]> =>
  db.rows(
    `select d.id, d.at, d.asked_at as "askedAt", d.kind, d.receiver as "to", d.error, d.attempts
     from dead_mail d where ${isOf('$1')} order by d.at, d.id limit ${mostListed}`,
    [organizationId],
  )

export const countDeadMails = async (db: Queryable, organizationId: number): Promise<number> => {
  const { count } = await db.theRow<{ count: number }>(
    `select count(*)::int as count from dead_mail d where ${isOf('$1')}`,
    [organizationId],
  )
  return count
}

/** Takes one of the organization out of the list. Of two at once one gets it. */
export const takeDeadMail = (
  tx: Queryable,
  organizationId: number,
  id: number,
): Promise<Pick<DeadLetter, 'job' | 'data'> | undefined> =>
  tx.oneRow(`delete from dead_mail d where d.id = $2 and ${isOf('$1')} returning d.job, d.data`, [organizationId, id])

/** Forgets those that were given up before the moment. */
export const deleteDeadMailsBefore = (db: Queryable, before: Date): Promise<number> =>
  db.change('delete from dead_mail where at < $1', [before])

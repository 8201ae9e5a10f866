import type { Person } from '@delebil/core-api'
import { errorCode } from '../../../platform/db/database-unavailable.ts'
import type { Queryable } from '../../../platform/db/queryable.ts'
import { savepoint } from '../../../platform/db/transaction.ts'

/** A person as a provider's claims are compared with. */
export type Linkable = Pick<Person, 'id' | 'name' | 'email' | 'phone' | 'oidcId'> & { isEmailProven: boolean }

const uniqueViolation = '23505'

/** The person that the provider's `sub` is linked to. */
export const findLinkedPerson = async (db: Queryable, sub: string): Promise<number | undefined> => {
  const row = await db.oneRow<{ id: number }>('select id from person where oidc_id = $1 and deleted_at is null', [sub])
  return row?.id
}

/** Everybody whose e-mail address or phone number it is; more than two are as good as two. */
export const findLinkable = (db: Queryable, email: string, phone: string): Promise<Linkable[]> =>
  db.rows(
    `select id, name, email, phone, oidc_id as "oidcId", email_proven_at is not null as "isEmailProven"
     from person where deleted_at is null and (lower(email) = lower($1) or phone = $2) order by id limit 2`,
    [email, phone],
  )

/** Changes nothing where somebody else has the `sub`, or the person another one. */
export const linkPerson = async (
  tx: Queryable,
  personId: number,
  sub: string,
): Promise<'linked' | 'taken' | 'already-linked'> => {
  const link = () =>
    tx.change('update person set oidc_id = $2 where id = $1 and (oidc_id is null or oidc_id = $2)', [personId, sub])
  try {
    return (await savepoint(tx, link)) > 0 ? 'linked' : 'already-linked'
  } catch (error) {
    if (errorCode(error) === uniqueViolation) return 'taken'
    throw error
  }
}

/** Answers whether there was a link. */
export const unlinkPerson = async (tx: Queryable, personId: number): Promise<boolean> =>
  (await tx.change('update person set oidc_id = null where id = $1 and oidc_id is not null', [personId])) > 0

/** Notes that the person reads the mail of their address. */
export const proveEmail = async (tx: Queryable, personId: number, now: Date): Promise<void> => {
  await tx.change('update person set email_proven_at = coalesce(email_proven_at, $2) where id = $1', [personId, now])
}

/** Makes a person who can only log in by single sign-on; undefined where e-mail address or `sub` belong to somebody. */
export const createLinkedPerson = async (
  tx: Queryable,
  { name, email, phone, sub }: { name: string; email: string; phone: string | null; sub: string },
  now: Date,
): Promise<number | undefined> => {
  const row = await tx.oneRow<{ id: number }>(
    `insert into person (name, email, phone, oidc_id, created_at) values ($1, $2, $3, $4, $5)
       on conflict do nothing returning id`,
    [name, email, phone, sub, now],
  )
  return row?.id
}

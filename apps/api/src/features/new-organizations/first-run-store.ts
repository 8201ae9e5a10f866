import type { Queryable } from '../../platform/db/queryable.ts'

export const hasOrganization = async (db: Queryable): Promise<boolean> =>
  (await db.oneRow('select from organization limit 1')) !== undefined

/** The latest code is the one that counts: of several servers at one database, that of the one started last. */
export const keepCode = async (db: Queryable, codeHash: Buffer, now: Date): Promise<void> => {
  await db.change(
    `insert into first_run (code_hash, made_at) values ($1, $2)
     on conflict (is_only) do update set code_hash = excluded.code_hash, made_at = excluded.made_at`,
    [codeHash, now],
  )
}

/** Undefined once it was used, and where an organization was made otherwise. */
export const findCode = async (db: Queryable): Promise<Buffer | undefined> =>
  (await db.oneRow<{ code: Buffer }>('select code_hash as code from first_run'))?.code

export const forgetCode = async (tx: Queryable): Promise<void> => {
  await tx.change('delete from first_run')
}

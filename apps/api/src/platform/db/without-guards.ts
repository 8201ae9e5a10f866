import type { Queryable } from './queryable.ts'

type Definition = { drop: string; create: string }

/**
 * Does the work while the table has no secondary index, foreign key or exclusion constraint, then builds them again, which
 * checks every row: many times faster for millions of rows. For a table that nobody else uses, in one transaction.
 */
export const withoutGuards = async (tx: Queryable, table: string, work: () => Promise<void>): Promise<void> => {
  const definitions = await tx.rows<Definition>(
    `select format('alter table %s drop constraint %I', conrelid::regclass, conname) as drop,
       format('alter table %s add constraint %I %s', conrelid::regclass, conname, pg_get_constraintdef(oid)) as create
     from pg_constraint where conrelid = $1::regclass and contype in ('f', 'x')
     union all
     select format('drop index %s', indexrelid::regclass), pg_get_indexdef(indexrelid)
     from pg_index where indrelid = $1::regclass
       and not exists (select from pg_constraint where conindid = indexrelid)`,
    [table],
  )
  for (const { drop } of definitions) await tx.change(drop)
  await work()
  for (const { create } of definitions) await tx.change(create)
}

import type { Queryable } from '../platform/db/queryable.ts'

/** There as long as a demo has its present and not its past. */
const mark = 'demo_half_filled'

export const markHalfFilled = (tx: Queryable) => tx.change(`create table ${mark} ()`)
export const markFilled = (tx: Queryable) => tx.change(`drop table ${mark}`)

/**
 * Throws away a demo whose past never came: its server was killed in the seconds that this takes. What it is filled with hangs on
 * the moment, so it is begun anew and not gone on with. Does nothing to any other database.
 */
export const discardHalfFilled = async (db: Queryable): Promise<void> => {
  const { found } = await db.theRow<{ found: boolean }>('select to_regclass($1) is not null as found', [mark])
  if (!found) return
  await db.change(
    `do $$ declare name text; begin
       for name in select nspname from pg_namespace where nspname !~ '^pg_' and nspname <> 'information_schema' loop
         execute format('drop schema %I cascade', name);
       end loop;
       create schema public;
     end $$`,
  )
}

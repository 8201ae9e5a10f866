import type { Queryable } from '../../../platform/db/queryable.ts'
import type { BrokenPromise } from './broken-promises.ts'

/** What did not hold when it was last tried, and when that was. */
export type PromiseCheck = { readonly checkedAt: Date; readonly broken: readonly { promise: string; count: number }[] }

/** Keeps what a check found, of all clubs or of one. */
export const keepPromiseCheck = (
  tx: Queryable,
  found: readonly BrokenPromise[],
  checkedAt: Date,
  of?: number,
): Promise<number> =>
  tx.change(
    `insert into promise_check (organization_id, checked_at, broken)
     select o.id, $1, coalesce((select jsonb_agg(jsonb_build_object('promise', b.promise, 'count', b.count))
       from jsonb_to_recordset($2::jsonb) b ("organizationId" int, promise text, count int) where b."organizationId" = o.id), '[]')
     from organization o where $3::int is null or o.id = $3 order by o.id
     on conflict (organization_id) do update set checked_at = excluded.checked_at, broken = excluded.broken`,
    [checkedAt, JSON.stringify(found), of ?? null],
  )

/** The last check of a club after a moment; undefined where there was none. */
export const findPromiseCheck = (
  db: Queryable,
  organizationId: number,
  after: Date,
): Promise<PromiseCheck | undefined> =>
  db.oneRow(
    `select checked_at as "checkedAt", broken from promise_check where organization_id = $1 and checked_at > $2`,
    [organizationId, after],
  )

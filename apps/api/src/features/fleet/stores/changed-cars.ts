import type { Queryable } from '../../../platform/db/queryable.ts'

/** What is told with a car that is another than it was: its place, its looks, whether it is in use. */
export const carIsAnother = { isAnother: true } as const

/** One outbox row that names a car; where nothing says that the car is another, only its bookings are. */
export type CarChange = { xid: string; id: number; organizationId: number; carId: number; isAnother: boolean }

// One statement, so that the position and the rows are of one snapshot.
const changedSince = `
  select pg_snapshot_xmin(pg_current_snapshot())::text as position,
    coalesce((select json_agg(json_build_object('xid', xid::text, 'id', id, 'organizationId', organization_id, 'carId', car_id,
      'isAnother', payload ? 'isAnother'))
      from outbox where xid >= $1::xid8 and car_id is not null), '[]') as changes`

/**
 * Cars named in the outbox since a position, and the position to ask from next. Unlike `readOutbox` it does not wait for slow
 * transactions: what they hide is still ahead of the next position, and what was seen may come again. For readers who look
 * at the car anew and don't mind doing so twice.
 */
export const readChangedCars = (db: Queryable, since: string): Promise<{ position: string; changes: CarChange[] }> =>
  db.theRow<{ position: string; changes: CarChange[] }>(changedSince, [since], 'changed-cars')

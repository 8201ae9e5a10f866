import type { Queryable } from '../../../platform/db/queryable.ts'
import { type Car, carSelect } from './cars.ts'

/** The next active cars after one, in order of club and id, for reading a whole fleet in small portions. */
export const nextActiveCars = (
  db: Queryable,
  at: Date,
  after: { organizationId: number; id: number },
  limit: number,
): Promise<Car[]> =>
  db.rows<Car>(
    `${carSelect} where c.active and (c.organization_id, c.id) > ($2, $3) order by c.organization_id, c.id limit $4`,
    [at, after.organizationId, after.id, limit],
    'next-active-cars',
  )

/** When the next tariff comes into force, if one is waiting. */
export const nextTariffChange = async (db: Queryable, after: Date): Promise<Date | undefined> => {
  const found = await db.oneRow<{ at: Date | null }>('select min(valid_from) as at from tariff where valid_from > $1', [
    after,
  ])
  return found?.at ?? undefined
}

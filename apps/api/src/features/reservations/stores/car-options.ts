import type { Queryable } from '../../../platform/db/queryable.ts'
import { type Car, carSelect } from '../../fleet/stores/cars.ts'

export type CarsAsked = {
  readonly organizationId: number
  /** Only these; all of the club's where there is nothing. */
  readonly ids: readonly number[] | undefined
  /** The nearest to this one first. */
  readonly nearCarId: number | undefined
  readonly size: number
}

/** Cars of a club that are in use, each with the tariff in force. */
export const listCarOptions = (
  db: Queryable,
  { organizationId, ids, nearCarId, size }: CarsAsked,
  at: Date,
): Promise<Car[]> =>
  db.rows(
    `${carSelect} where c.organization_id = $2 and c.active and ($3::int[] is null or c.id = any($3::int[]))
     order by c.xy <-> (select o.xy from car o where o.organization_id = $2 and o.id = $4), c.car_number limit $5`,
    [at, organizationId, ids ?? null, nearCarId ?? null, size],
  )

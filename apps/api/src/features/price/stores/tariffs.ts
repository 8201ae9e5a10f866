import type { Queryable } from '../../../platform/db/queryable.ts'
import { joinTariffInForce, type StoredTariff, tariffJson } from './tariff-columns.ts'

/** What a car costs at a moment, for cars of any club. Unknown cars and cars without a tariff are left out. */
export const tariffsOfCars = (
  db: Queryable,
  carIds: readonly number[],
  at: Date,
): Promise<{ carId: number; tariff: StoredTariff }[]> =>
  db.rows(
    `select c.id as "carId", ${tariffJson('t')} as tariff from car c ${joinTariffInForce('$2')}
     where c.id = any($1) and c.active`,
    [carIds, at],
    'tariffs-of-cars',
  )

/** The tariff that a reservation was booked under. */
export const findTariff = async (
  db: Queryable,
  organizationId: number,
  id: number,
): Promise<StoredTariff | undefined> => {
  const found = await db.oneRow<{ tariff: StoredTariff }>(
    `select ${tariffJson('t')} as tariff from tariff t where t.organization_id = $1 and t.id = $2`,
    [organizationId, id],
    'find-tariff',
  )
  return found?.tariff
}

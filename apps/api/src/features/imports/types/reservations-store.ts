import type { Queryable } from '../../../platform/db/queryable.ts'
import { type StoredTariff, tariffJson } from '../../price/stores/tariff-columns.ts'

export type PayingMembership = { readonly id: number; readonly name: string; readonly state: string }

/** The memberships of a club that somebody is in. */
export const listMembershipsOf = (
  db: Queryable,
  organizationId: number,
  personId: number,
): Promise<PayingMembership[]> =>
  db.rows(
    `select m.id, m.name, m.state from membership_member o
     join membership m on (m.organization_id, m.id) = (o.organization_id, o.membership_id)
     where o.organization_id = $1 and o.person_id = $2 order by m.id`,
    [organizationId, personId],
  )

type Claim = { readonly carId: number; readonly start: Date; readonly end: Date }
export type Taken = Claim & { readonly number: number; readonly personId: number | null }

/** What of a car lies in a stretch of time already, the first. */
export const findTaken = (
  db: Queryable,
  organizationId: number,
  { carId, start, end }: Claim,
): Promise<Taken | undefined> =>
  db.oneRow(
    `select car_id as "carId", start_at as start, end_at as end, reservation_number as number, person_id as "personId"
     from reservation where organization_id = $1 and car_id = $2 and blocking
       and start_at < $4 and busy_until > $3 order by start_at, id limit 1`,
    [organizationId, carId, start, end],
  )

/** A tariff of a club by its key, as it is at a moment; the first one where it begins later. */
export const findTariffAt = async (
  db: Queryable,
  organizationId: number,
  key: string,
  at: Date,
): Promise<StoredTariff | undefined> => {
  const found = await db.oneRow<{ tariff: StoredTariff }>(
    `select ${tariffJson('t')} as tariff from tariff t where t.organization_id = $1 and t.key = $2
     order by t.valid_from > $3, case when t.valid_from > $3 then t.valid_from end, t.valid_from desc limit 1`,
    [organizationId, key, at],
  )
  return found?.tariff
}

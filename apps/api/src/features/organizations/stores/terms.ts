import type { Queryable } from '../../../platform/db/queryable.ts'
import { type StoredTariff, tariffJson } from '../../price/stores/tariff-columns.ts'

/** A tariff of a club with when it begins and the models of the cars that cost it. */
export type DatedTariff = { tariff: StoredTariff; validFrom: Date; modelNames: string[] }

export type Terms = { organizationName: string; version: string | null; text: string | null }

/** The club's name and the version of its terms in force; undefined where there is no such club. */
export const findTerms = (db: Queryable, organizationId: number, now: Date): Promise<Terms | undefined> =>
  db.oneRow<Terms>(
    `select o.name as "organizationName", t.version, nullif(t.text, '') as text
     from organization o left join lateral (
       select version, text from terms where organization_id = o.id and valid_from <= $2
       order by valid_from desc limit 1) t on true
     where o.id = $1`,
    [organizationId, now],
  )

/** Tariffs that some active car costs, in force at `now` or later, cheapest first. */
export const listDatedTariffs = (db: Queryable, organizationId: number, now: Date): Promise<DatedTariff[]> =>
  db.rows(
    `select ${tariffJson('t')} as tariff, t.valid_from as "validFrom", used.names as "modelNames"
     from tariff t
     join (select c.tariff_key, array_agg(distinct m.name order by m.name) as names
       from car c join car_model m on (m.organization_id, m.id) = (c.organization_id, c.model_id)
       where c.organization_id = $1 and c.active group by c.tariff_key) used on used.tariff_key = t.key
     where t.organization_id = $1 and (t.valid_from > $2 or t.valid_from = (select max(valid_from) from tariff
       where organization_id = $1 and key = t.key and valid_from <= $2))
     order by t.valid_from > $2, t.hour_ore, t.key, t.valid_from`,
    [organizationId, now],
  )

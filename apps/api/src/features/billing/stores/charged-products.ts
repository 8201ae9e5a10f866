import type { PriceUnit } from '@delebil/validation'
import type { Queryable } from '../../../platform/db/queryable.ts'

/** A product as it is billed on a day; the code and its rate are null where it has none that day. */
export type ChargedProduct = { id: number; unit: PriceUnit; vatCode: string | null; vatPercent: number | null }

/** SQL: the VAT code `v` and the rate `rate` that the product `p` has on a day. Joined behind `p`. */
export const vatOn = (day: string): string => `
  left join lateral (select vat_code from product_vat o where (o.organization_id, o.product_id) = (p.organization_id, p.id)
    and o.valid_from <= ${day} order by o.valid_from desc limit 1) v on true
  left join lateral (select percent from vat_rate o where o.vat_code = v.vat_code and o.valid_from <= ${day}
    order by o.valid_from desc limit 1) rate on true`

/** A product by its id, or by its key, as it is billed on a day, 'YYYY-MM-DD'. */
export const findChargedProduct = (
  db: Queryable,
  organizationId: number,
  product: { readonly id: number } | { readonly key: string },
  day: string,
): Promise<ChargedProduct | undefined> =>
  db.oneRow(
    `select p.id, p.unit, v.vat_code as "vatCode", rate.percent::float8 as "vatPercent" from product p ${vatOn('$4::date')}
     where p.organization_id = $1 and (p.id = $2 or p.key = $3)`,
    [organizationId, 'id' in product ? product.id : null, 'key' in product ? product.key : null, day],
  )

/** The same product on each of several days, in one question. */
export const listChargedProducts = async (
  db: Queryable,
  organizationId: number,
  key: string,
  days: readonly string[],
): Promise<ReadonlyMap<string, ChargedProduct>> => {
  const rows = await db.rows<ChargedProduct & { day: string }>(
    `select q.day, p.id, p.unit, v.vat_code as "vatCode", rate.percent::float8 as "vatPercent" from unnest($3::text[]) as q (day)
     join product p on p.organization_id = $1 and p.key = $2 ${vatOn('q.day::date')}`,
    [organizationId, key, days],
  )
  return new Map(rows.map(({ day, ...product }) => [day, product]))
}

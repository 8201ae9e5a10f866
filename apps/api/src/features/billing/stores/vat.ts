import type { Queryable } from '../../../platform/db/queryable.ts'

/** SQL: the VAT code that the product `r` has on a day. */
export const vatCodeOn = (day: string): string =>
  `(select v.vat_code from product_vat v where (v.organization_id, v.product_id) = (r.organization_id, r.id)
      and v.valid_from <= ${day} order by v.valid_from desc limit 1)`

/** The codes with their rates of a day, 'YYYY-MM-DD', in the order of the tax authority. */
export const listVatCodes = (db: Queryable, day: string): Promise<{ key: string; name: string; percent: number }[]> =>
  db.rows(
    `select c.code as key, c.code || ' – ' || c.name as name, rate.percent::float8 as percent from vat_code c
     join lateral (select percent from vat_rate r where r.vat_code = c.code and r.valid_from <= $1
       order by r.valid_from desc limit 1) rate on true
     order by c.position`,
    [day],
  )

/** Gives a product another VAT code from a day on, in place of what was decided for later. */
export const setVatCode = async (
  tx: Queryable,
  product: { organizationId: number; id: number },
  from: string,
  vatCode: string,
): Promise<void> => {
  const { organizationId, id } = product
  await tx.change('delete from product_vat where organization_id = $1 and product_id = $2 and valid_from >= $3', [
    organizationId,
    id,
    from,
  ])
  await tx.change(
    'insert into product_vat (organization_id, product_id, valid_from, vat_code) values ($1, $2, $3, $4)',
    [organizationId, id, from, vatCode],
  )
}

export type FoundProduct = { id: number; productNumber: string; name: string; vatCode: string }

/** Products in use whose number or name has the text in it; those that begin with it come first. */
export const searchProducts = (
  db: Queryable,
  organizationId: number,
  { q, size, day }: { q: string; size: number; day: string },
): Promise<FoundProduct[]> =>
  db.rows(
    `select r.id, r.product_number as "productNumber", r.name, ${vatCodeOn('$4')} as "vatCode" from product r
     where r.organization_id = $1 and not r.discontinued and (strpos(lower(r.name), lower($2)) > 0 or strpos(lower(r.product_number), lower($2)) > 0)
     order by not (starts_with(lower(r.product_number), lower($2)) or starts_with(lower(r.name), lower($2))), r.product_number limit $3`,
    [organizationId, q, size, day],
  )

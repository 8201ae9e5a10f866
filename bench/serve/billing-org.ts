import type { Queryable } from '../../apps/api/src/platform/db/queryable.ts'

export type BillingOrg = { readonly id: number; readonly memberships: number; readonly chargesEach: number }

/** A club that may bill, in which each membership has an owner and owes for so many things that were delivered in a month of its own. */
export async function makeBillingOrg(database: Queryable, org: BillingOrg): Promise<void> {
  const { id, memberships, chargesEach } = org
  await database.change(
    `insert into organization (id, key, name, organization_number, bank_account, address_line, postal_code, city, is_vat_registered)
     overriding system value values ($1::int, 'benk-' || $1::int, 'Benk', '984661185', '99990100000', 'Gata 1', '5003', 'Bergen', true)`,
    [id],
  )
  await database.change(
    `insert into membership (organization_id, id, name, type, state, address_line, postal_code, city, invoice_email) overriding system value
     select $1::int, $1::int + n, 'Medlem ' || n, 'PRIVATE', 'ACTIVE', 'Veien 2', '5004', 'Bergen', n || '@benk.test' from generate_series(1, $2::int) n`,
    [id, memberships],
  )
  await database.change(
    `with owner as (insert into person (id, name, email) overriding system value
       select $1::int + n, 'Eier ' || n, $1::int || '-' || n || '@benk.test' from generate_series(1, $2::int) n returning id)
     insert into membership_member (organization_id, membership_id, person_id, is_owner) select $1::int, id, id, true from owner`,
    [id, memberships],
  )
  await database.change(
    `insert into charge (organization_id, membership_id, product_id, description, quantity, unit, unit_price_ore, gross_ore, vat_code,
       vat_percent, vat_ore, delivered_from, delivered_to, source)
     select $1::int, $1::int + n, p.id, 'Leietid', 1, 'time', 4000 + k, 4000 + k, '3', 25, round((4000 + k) / 5.0),
       now() - interval '3 days' - k * interval '1 minute', now() - interval '3 days' - k * interval '1 minute', 'STAFF'
     from product p, generate_series(1, $2::int) n, generate_series(1, $3::int) k where p.organization_id = $1::int and p.key = 'hours'`,
    [id, memberships, chargesEach],
  )
  await database.change('analyze charge, membership, membership_member, person, product')
}

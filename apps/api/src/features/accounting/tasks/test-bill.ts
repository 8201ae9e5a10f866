import type { Queryable } from '../../../platform/db/queryable.ts'

export type TestBill = {
  readonly id: number
  readonly ore: readonly number[]
  readonly credits?: number
  readonly method?: string
  readonly receiver?: string
  /** Whether the books number it. */
  readonly ofBooks?: boolean
}

/** Writes a bill of the small club, to Eva where its id is even and to the company where it is odd. */
export const insertTestBill = (
  db: Queryable,
  { id, ore, credits, method = 'EMAIL', receiver, ofBooks = false }: TestBill,
) => {
  const total = ore.reduce((sum, one) => sum + one, 0)
  return db.change(
    `with made as (insert into invoice (organization_id, id, number, kind, membership_id, customer_name, invoice_date, due_date, kid,
         bank_account, total_ore, vat_ore, method, receiver, credits_id, credited_at, numbered_by, bill_number, is_numbered)
       overriding system value values (1, $1, 500 + $1, case when $2 < 0 then 'CREDIT_NOTE' else 'INVOICE' end, 1 + $1 % 2,
         case $1 % 2 when 0 then 'Eva Eier' else 'Firma AS' end, (now() at time zone 'Europe/Oslo')::date, (now() at time zone 'Europe/Oslo')::date + 14, 'K' || $1, '99990100000', $2,
         round($2 / 5.0), $3, coalesce($6, 'bill' || $1 || '@delebil.test'), $4, case when $2 < 0 then now() end,
         case when $7 then 'TRIPLETEX' else 'OWN' end, case when $7 then 500 + $1 end, not $7)),
     owed as (insert into charge (organization_id, membership_id, product_id, description, quantity, unit, unit_price_ore, gross_ore, vat_code,
         vat_percent, vat_ore, delivered_from, delivered_to, source, state)
       select 1, 1 + $1 % 2, p.id, 'Leietid', 3, 'time', o.ore / 3, o.ore, '3', 25, round(o.ore / 5.0), now(), now(), 'STAFF', 'billed'
       from unnest($5::int[]) with ordinality as o (ore, n) join product p on p.organization_id = 1 and p.key = case o.n % 2 when 0 then 'hours' else 'startFee' end
       returning *)
     insert into invoice_line (organization_id, invoice_id, position, charge_id, product_number, description, quantity, unit, unit_price_ore,
       vat_code, vat_percent, vat_ore, gross_ore)
     select 1, $1, row_number() over (order by w.id), w.id, p.product_number, w.description, w.quantity, w.unit, w.unit_price_ore, w.vat_code,
       w.vat_percent, w.vat_ore, w.gross_ore from owed w join product p on (p.organization_id, p.id) = (1, w.product_id)`,
    [id, total, method, credits ?? null, ore, receiver ?? null, ofBooks],
  )
}

import type { Queryable } from '../../../platform/db/queryable.ts'
import type { MembershipKey } from '../stores/billing-basis.ts'
import type { Buyer } from '../stores/invoices.ts'

type Key = { readonly organizationId: number; readonly id: number }

/** The day in Oslo on which a club goes over, 'YYYY-MM-DD'; undefined where it moves in from nowhere. */
export const findCutOverDay = async (db: Queryable, organizationId: number): Promise<string | undefined> =>
  (
    await db.oneRow<{ day: string }>(
      `select (cut_over_at at time zone 'Europe/Oslo')::date::text as day from moving_in where organization_id = $1`,
      [organizationId],
    )
  )?.day

export type OldInvoice = MembershipKey &
  Buyer & {
    readonly number: number
    readonly kid: string | null
    readonly invoiceDate: string
    readonly dueDate: string
    readonly openedOn: string
    readonly totalOre: number
    readonly bankAccount: string
  }

/** Writes an invoice that another system numbered and sent. Answers its id. */
export const insertOldInvoice = async (tx: Queryable, made: OldInvoice): Promise<number> =>
  (
    await tx.theRow<{ id: number }>(
      `insert into invoice (organization_id, kind, number, membership_id, invoice_date, due_date, opened_on, kid, numbered_by, is_numbered,
         bank_account, total_ore, vat_ore, grouping, customer_name, customer_address_line, customer_postal_code, customer_city,
         customer_organization_number, buyer_reference)
       values ($1, 'INVOICE', $2, $3, $4, $5, $6, $7, 'ELSEWHERE', true, $8, $9, 0, 'NONE', $10, $11, $12, $13, $14, $15) returning id`,
      [
        ...[made.organizationId, made.number, made.membershipId, made.invoiceDate, made.dueDate, made.openedOn],
        ...[made.kid, made.bankAccount, made.totalOre, made.customerName, made.addressLine, made.postalCode],
        ...[made.city, made.buyerOrganizationNumber, made.buyerReference],
      ],
    )
  ).id

/** The line that says what the invoice is for, as its charge has it. */
export const insertOldLine = async (tx: Queryable, { organizationId, id }: Key, chargeId: number): Promise<void> => {
  await tx.change(
    `insert into invoice_line (organization_id, invoice_id, position, charge_id, product_number, description, quantity, unit, unit_price_ore,
       vat_code, vat_percent, vat_ore, gross_ore)
     select c.organization_id, $2, 1, c.id, p.product_number, c.description, c.quantity, c.unit, c.unit_price_ore, c.vat_code, c.vat_percent,
       c.vat_ore, c.gross_ore
     from charge c join product p on (p.organization_id, p.id) = (c.organization_id, c.product_id)
     where c.organization_id = $1 and c.id = $3`,
    [organizationId, id, chargeId],
  )
}

/** An invoice of a club that has the number there, or the KID anywhere. */
export const findOldInvoice = (
  db: Queryable,
  organizationId: number,
  { number, kid }: { readonly number: number; readonly kid: string | null },
): Promise<{ id: number; number: number; membershipId: number; totalOre: number; isOld: boolean } | undefined> =>
  db.oneRow(
    `select id, number, membership_id as "membershipId", total_ore as "totalOre", numbered_by = 'ELSEWHERE' as "isOld" from invoice
     where organization_id = $1 and (numbered_by = 'ELSEWHERE' and number = $2 or kid = $3) order by id limit 1`,
    [organizationId, number, kid],
  )

/** A payment that was brought over, by what tells it apart. */
export const findOpeningPayment = (
  db: Queryable,
  organizationId: number,
  sourceKey: string,
): Promise<{ id: number } | undefined> =>
  db.oneRow('select id from incoming_payment where organization_id = $1 and source_key = $2', [
    organizationId,
    sourceKey,
  ])

/** Whoever closes a month waits until the transaction ends. */
export const keepMonthsOpen = async (tx: Queryable, organizationId: number): Promise<void> => {
  await tx.rows('select share_months($1)', [organizationId])
}

/** Whether nothing but bringing it over has happened to an invoice, and its month is open. */
export const isUntouchedInvoice = async (tx: Queryable, { organizationId, id }: Key): Promise<boolean> =>
  (await tx.oneRow(
    `select from invoice i where i.organization_id = $1 and i.id = $2 and i.opened_on >= first_open_day($1) and i.credited_ore = 0 and i.written_off_ore = 0
       and not exists (select from invoice n where (n.organization_id, n.credits_id) = (i.organization_id, i.id))
       and not exists (select from reminder m where (m.organization_id, m.invoice_id) = (i.organization_id, i.id))
       and not exists (select from payment p where (p.organization_id, p.invoice_id) = (i.organization_id, i.id))
       and not exists (select from payment_allocation a join incoming_payment p on (p.organization_id, p.id) = (a.organization_id, a.payment_id)
         where (a.organization_id, a.invoice_id) = (i.organization_id, i.id) and p.source <> 'OPENING')
       and not exists (select from invoice_line l join charge b on (b.organization_id, b.reverses) = (l.organization_id, l.charge_id)
         where (l.organization_id, l.invoice_id) = (i.organization_id, i.id))
     for update`,
    [organizationId, id],
  )) !== undefined

/** Whether a payment pays what it was brought over for, and nothing else, and its month is open. */
export const isUntouchedPayment = async (tx: Queryable, { organizationId, id }: Key): Promise<boolean> =>
  (await tx.oneRow(
    `select from incoming_payment p where p.organization_id = $1 and p.id = $2 and p.posted_on >= first_open_day($1) and p.set_aside is null
       and (select count(*) from payment_allocation a where (a.organization_id, a.payment_id) = (p.organization_id, p.id)) = 1
     for update`,
    [organizationId, id],
  )) !== undefined

export const deletePayment = async (tx: Queryable, { organizationId, id }: Key): Promise<void> => {
  await tx.change("set local delebil.removing = 'on'")
  await tx.change('delete from payment_allocation where organization_id = $1 and payment_id = $2', [organizationId, id])
  await tx.change("delete from incoming_payment where organization_id = $1 and id = $2 and source = 'OPENING'", [
    organizationId,
    id,
  ])
  await tx.change("set local delebil.removing = 'off'")
}

export const deleteOldInvoice = async (tx: Queryable, { organizationId, id }: Key): Promise<void> => {
  const lines = await tx.rows<{ chargeId: number }>(
    'delete from invoice_line where organization_id = $1 and invoice_id = $2 returning charge_id::int as "chargeId"',
    [organizationId, id],
  )
  await tx.change("delete from invoice where organization_id = $1 and id = $2 and numbered_by = 'ELSEWHERE'", [
    organizationId,
    id,
  ])
  const charges = lines.map(({ chargeId }) => chargeId)
  await tx.change("delete from charge where organization_id = $1 and id = any($2::bigint[]) and source = 'OPENING'", [
    organizationId,
    charges,
  ])
}

import type { Invoice as ReportedInvoice } from '@delebil/core-api'
import type { InvoiceLine } from '@delebil/validation'
import type { Queryable } from '../../../platform/db/queryable.ts'
import type { MembershipKey } from './billing-basis.ts'

/** The first number of a club. */
const FIRST_NUMBER = 10_001

/** An invoice as it was made; dates are 'YYYY-MM-DD' in Oslo. */
export type Invoice = Omit<ReportedInvoice, 'state'> & { customerName: string; isPaid: boolean; isCredited: boolean }

export type LineReservation = { id: number; reservationNumber: number; start: Date; end: Date; carNumber: number }

/** A line with the trip that it is about, or null. */
export type StoredInvoiceLine = InvoiceLine & { chargeId: number; reservation: LineReservation | null }

/** A line to write down, and the charge that it bills. */
export type NewInvoiceLine = InvoiceLine & { chargeId: number }

const columns = `i.organization_id as "organizationId", i.id, i.number, i.membership_id as "membershipId",
  i.customer_name as "customerName", i.invoice_date::text as "invoiceDate", i.due_date::text as "dueDate", i.kid,
  i.bank_account as "bankAccount", i.total_ore as "totalOre", i.vat_ore as "vatOre",
  i.paid_at is not null as "isPaid", i.credited_at is not null as "isCredited"`

/** The next number of the club. Others wait for it until the transaction ends: a number that is rolled back is given again. */
export const takeInvoiceNumber = async (tx: Queryable, organizationId: number): Promise<number> => {
  const { number } = await tx.theRow<{ number: number }>(
    `insert into invoice_number as kept (organization_id, last_number) values ($1, $2)
       on conflict (organization_id) do update set last_number = kept.last_number + 1 returning last_number as number`,
    [organizationId, FIRST_NUMBER],
  )
  return number
}

/** Who pays, and to which account; undefined where the club has no account. */
export const findPayment = (
  tx: Queryable,
  { organizationId, membershipId }: MembershipKey,
): Promise<{ customerName: string; bankAccount: string } | undefined> =>
  tx.oneRow(
    `select m.name as "customerName", o.bank_account as "bankAccount" from membership m
       join organization o on o.id = m.organization_id
       where m.organization_id = $1 and m.id = $2 and o.bank_account is not null`,
    [organizationId, membershipId],
  )

type NewInvoice = Omit<Invoice, 'id' | 'isPaid' | 'isCredited'>

/** Writes an invoice with its lines and answers its id. */
export const insertInvoice = async (
  tx: Queryable,
  invoice: NewInvoice,
  lines: readonly NewInvoiceLine[],
): Promise<number> => {
  const { organizationId } = invoice
  const { id } = await tx.theRow<{ id: number }>(
    `insert into invoice (organization_id, number, membership_id, customer_name, invoice_date, due_date, kid, bank_account,
         total_ore, vat_ore)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10) returning id`,
    [
      organizationId,
      invoice.number,
      invoice.membershipId,
      invoice.customerName,
      invoice.invoiceDate,
      invoice.dueDate,
      invoice.kid,
      invoice.bankAccount,
      invoice.totalOre,
      invoice.vatOre,
    ],
  )
  await tx.change(
    `insert into invoice_line (organization_id, invoice_id, position, charge_id, product_number,
       description, quantity, unit, unit_price_ore, vat_code, vat_percent, vat_ore, gross_ore)
     select $1, $2, line.position, line."chargeId", line."productNumber", line.description,
       line.quantity, line.unit, line."unitPriceOre", line."vatCode", line."vatPercent", line."vatOre", line."grossOre"
     from rows from (jsonb_to_recordset($3::jsonb) as ("chargeId" bigint, "productNumber" text, description text, quantity float8, unit text, "unitPriceOre" int, "vatCode" text,
       "vatPercent" numeric, "vatOre" int, "grossOre" int))
       with ordinality as line ("chargeId", "productNumber", description, quantity, unit,
       "unitPriceOre", "vatCode", "vatPercent", "vatOre", "grossOre", position)`,
    [organizationId, id, JSON.stringify(lines)],
  )
  return id
}

/** The invoices of a membership, newest first. The caller has checked that they may be seen. */
export const listInvoices = (db: Queryable, { organizationId, membershipId }: MembershipKey): Promise<Invoice[]> =>
  db.rows(
    `select ${columns} from invoice i where i.organization_id = $1 and i.membership_id = $2 order by i.number desc`,
    [organizationId, membershipId],
  )

/** An invoice of a membership that the person owns; undefined where there is none, or it is somebody else's. */
export const findOwnedInvoice = (db: Queryable, personId: number, id: number): Promise<Invoice | undefined> =>
  db.oneRow<Invoice>(
    `select ${columns} from invoice i
       join membership_member mm on (mm.organization_id, mm.membership_id) = (i.organization_id, i.membership_id)
       where mm.person_id = $1 and mm.is_owner and i.id = $2`,
    [personId, id],
  )

/** An invoice of the club's. */
export const findInvoiceOf = (
  db: Queryable,
  { organizationId, id }: { organizationId: number; id: number },
): Promise<Invoice | undefined> =>
  db.oneRow<Invoice>(`select ${columns} from invoice i where i.organization_id = $1 and i.id = $2`, [
    organizationId,
    id,
  ])

/** The lines of an invoice in their order. The caller has checked that it may be seen. */
export const listInvoiceLines = async (
  db: Queryable,
  { organizationId, id }: { organizationId: number; id: number },
): Promise<StoredInvoiceLine[]> => {
  const rows = await db.rows<
    InvoiceLine & { chargeId: number } & { [K in keyof LineReservation]: LineReservation[K] | null }
  >(
    `select l.product_number as "productNumber", l.description, l.quantity, l.unit, l.unit_price_ore as "unitPriceOre",
       l.vat_code as "vatCode", l.vat_percent::float8 as "vatPercent", l.vat_ore as "vatOre", l.gross_ore as "grossOre",
       l.charge_id as "chargeId", r.id, r.reservation_number as "reservationNumber", r.start_at as "start", r.end_at as "end", c.car_number as "carNumber"
     from invoice_line l
     join charge x on (x.organization_id, x.id) = (l.organization_id, l.charge_id)
     left join reservation r on (r.organization_id, r.id) = (x.organization_id, x.reservation_id)
     left join car c on (c.organization_id, c.id) = (r.organization_id, r.car_id)
     where l.organization_id = $1 and l.invoice_id = $2 order by l.position`,
    [organizationId, id],
  )
  return rows.map(({ id: reservationId, reservationNumber, start, end, carNumber, ...line }) => ({
    ...line,
    reservation:
      reservationId === null || reservationNumber === null || start === null || end === null || carNumber === null
        ? null
        : { id: reservationId, reservationNumber, start, end, carNumber },
  }))
}

/** Who sends the invoices of a club. */
export type Seller = { name: string; organizationNumber: string | null; phone: string | null; email: string | null }

export const findSeller = (db: Queryable, organizationId: number): Promise<Seller> =>
  db.theRow<Seller>(
    `select name, organization_number as "organizationNumber", support_phone as phone, support_email as email
       from organization where id = $1`,
    [organizationId],
  )

import type { InvoiceLine, InvoiceMethod } from '@delebil/validation'
import type { Queryable } from '../../../platform/db/queryable.ts'
import { payerOf } from '../../memberships/stores/payer.ts'

/** A bill as it goes to the books. Days are 'YYYY-MM-DD'. */
export type Bill = {
  id: number
  /** Ours, whoever numbers it. */
  number: number
  kind: 'INVOICE' | 'CREDIT_NOTE'
  membershipId: number
  runId: number | null
  invoiceDate: string
  dueDate: string
  totalOre: number
  creditsId: number | null
  customerName: string
  addressLine: string | null
  postalCode: string | null
  city: string | null
  organizationNumber: string | null
  method: InvoiceMethod | null
  receiver: string | null
}

const columns = `i.id, coalesce(i.bill_number, i.number) as number, i.kind, i.membership_id as "membershipId", i.run_id as "runId", i.invoice_date::text as "invoiceDate",
  i.due_date::text as "dueDate", i.total_ore as "totalOre", i.credits_id as "creditsId", i.customer_name as "customerName",
  i.customer_address_line as "addressLine", i.customer_postal_code as "postalCode", i.customer_city as city,
  i.customer_organization_number as "organizationNumber", i.method, i.receiver`

export const theBill = (db: Queryable, organizationId: number, id: number): Promise<Bill> =>
  db.theRow<Bill>(`select ${columns} from invoice i where i.organization_id = $1 and i.id = $2`, [organizationId, id])

/** How staff have said that a bill is sent this once; null where it is sent as it says. */
type Overridden = { overridden: InvoiceMethod | null }

/** The newest bill of a membership that goes to the books: it says whom it is to. */
export const newestBillOf = (db: Queryable, organizationId: number, membershipId: number): Promise<Bill & Overridden> =>
  db.theRow(
    `select ${columns}, (select s.method from accounting_task s where (s.organization_id, s.own_id) = (i.organization_id, i.id)
         and s.kind = 'SENDING') as overridden from invoice i where i.organization_id = $1 and i.membership_id = $2
       and exists (select from accounting_need n where (n.organization_id, n.invoice_id) = (i.organization_id, i.id))
     order by i.id desc limit 1`,
    [organizationId, membershipId],
  )

export type BillLine = {
  productId: number
  productNumber: string
  vatCode: string
  description: string
  quantity: number
  unit: InvoiceLine['unit']
  unitPriceOre: number
  grossOre: number
}

export const listBillLines = (db: Queryable, organizationId: number, invoiceId: number): Promise<BillLine[]> =>
  db.rows<BillLine>(
    `select c.product_id as "productId", l.product_number as "productNumber", l.vat_code as "vatCode", l.description, l.quantity, l.unit,
       l.unit_price_ore as "unitPriceOre", l.gross_ore as "grossOre"
     from invoice_line l join charge c on (c.organization_id, c.id) = (l.organization_id, l.charge_id)
     where l.organization_id = $1 and l.invoice_id = $2 order by l.position`,
    [organizationId, invoiceId],
  )

export type BilledProduct = { productNumber: string; name: string; account: string | null; vatCode: string | null }

/** A product as it is on a day. */
export const theProduct = (db: Queryable, organizationId: number, id: number, day: string): Promise<BilledProduct> =>
  db.theRow<BilledProduct>(
    `select p.product_number as "productNumber", p.name, p.account,
       (select vat_code from product_vat v where (v.organization_id, v.product_id) = (p.organization_id, p.id) and v.valid_from <= $3
          order by v.valid_from desc limit 1) as "vatCode"
     from product p where p.organization_id = $1 and p.id = $2`,
    [organizationId, id, day],
  )

/** The ids that the customers of some memberships have in the books, of those that were made or adopted there. */
export const listKnownCustomers = async (
  db: Queryable,
  organizationId: number,
  memberships: readonly number[],
): Promise<number[]> =>
  (
    await db.rows<{ id: number }>(
      `select foreign_id::int as id from accounting_task where organization_id = $1 and kind = 'CUSTOMER' and own_id = any($2::bigint[])
         and foreign_id is not null`,
      [organizationId, memberships],
    )
  ).map(({ id }) => id)

/** Where a membership gets its invoices by e-mail; null where nobody knows. */
export const findEmail = async (db: Queryable, organizationId: number, membershipId: number): Promise<string | null> =>
  (
    await db.theRow<{ email: string | null }>(
      `select coalesce(m.invoice_email, payer.email) as email from membership m ${payerOf} where m.organization_id = $1 and m.id = $2`,
      [organizationId, membershipId],
    )
  ).email

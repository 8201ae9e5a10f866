import type { Invoice as ReportedInvoice } from '@delebil/core-api'
import type { InvoiceLine, InvoiceMethod } from '@delebil/validation'
import type { Queryable } from '../../../platform/db/queryable.ts'
import type { MembershipKey } from './billing-basis.ts'

/** An invoice as it was made; dates are 'YYYY-MM-DD' in Oslo. */
export type Invoice = Omit<ReportedInvoice, 'state'> &
  Buyer & {
    isPaid: boolean
    isCredited: boolean
    isWrittenOff: boolean
    credits: number | null
    runId: number | null
    /** Who gives number and KID. */
    numberedBy: 'OWN' | 'TRIPLETEX' | 'ELSEWHERE'
    /** False of a bill that waits for another system's number and KID: `number` is its own, and `kid` is empty. */
    isNumbered: boolean
  }

/** Who receives an invoice. `method` and `receiver` (an e-mail address, or an organisation number) say how; null of the first invoices, which were never sent. */
export type Buyer = {
  customerName: string
  addressLine: string | null
  postalCode: string | null
  city: string | null
  buyerOrganizationNumber: string | null
  buyerReference: string | null
  method: InvoiceMethod | null
  receiver: string | null
}

export type LineReservation = { id: number; reservationNumber: number; start: Date; end: Date; carNumber: number }

/** When and where a line was delivered. */
export type Delivered = { deliveredFrom: Date; deliveredTo: Date; place: string | null }

/** Who drove and where it belongs in the buyer's books; `groupName`: what of both it was counted as, where lines are gathered. */
export type WhoseLine = { driver: string | null; costCenter: string | null; groupName: string | null }

/** A line with the trip that it is about, or null. */
export type StoredInvoiceLine = InvoiceLine &
  Delivered &
  WhoseLine & { chargeId: number; reservation: LineReservation | null }

const columns = `i.organization_id as "organizationId", i.id, i.number, i.membership_id as "membershipId",
  i.customer_name as "customerName", i.invoice_date::text as "invoiceDate", i.due_date::text as "dueDate", coalesce(i.kid, '') as kid, i.numbered_by as "numberedBy", i.is_numbered as "isNumbered",
  i.bank_account as "bankAccount", i.total_ore as "totalOre", i.rest_ore as "restOre", i.vat_ore as "vatOre", i.kind,
  i.paid_at is not null as "isPaid", i.credited_at is not null as "isCredited", i.written_off_ore > 0 as "isWrittenOff", i.run_id as "runId", i.grouping,
  (select o.number from invoice o where (o.organization_id, o.id) = (i.organization_id, i.credits_id)) as credits,
  i.customer_address_line as "addressLine", i.customer_postal_code as "postalCode", i.customer_city as city,
  i.customer_organization_number as "buyerOrganizationNumber", i.buyer_reference as "buyerReference", i.method, i.receiver`

/** The invoices of a membership that have their numbers, newest first. The caller has checked that they may be seen. */
export const listInvoices = (db: Queryable, { organizationId, membershipId }: MembershipKey): Promise<Invoice[]> =>
  db.rows(
    `select ${columns} from invoice i where i.organization_id = $1 and i.membership_id = $2 and i.is_numbered
     order by i.invoice_date desc, i.number desc`,
    [organizationId, membershipId],
  )

/** An invoice of a membership that the person owns; undefined where there is none, it has no number yet, or it is somebody else's. */
export const findOwnedInvoice = (db: Queryable, personId: number, id: number): Promise<Invoice | undefined> =>
  db.oneRow<Invoice>(
    `select ${columns} from invoice i
       join membership_member mm on (mm.organization_id, mm.membership_id) = (i.organization_id, i.membership_id)
       where mm.person_id = $1 and mm.is_owner and i.id = $2 and i.is_numbered`,
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

type Named = { id: number; number: number }

/** The invoice that a credit note takes back, and the credit note that took an invoice back. */
export const findCredits = (
  db: Queryable,
  { organizationId, id }: { organizationId: number; id: number },
): Promise<{ credits: Named | null; creditedBy: Named | null }> =>
  db.theRow(
    `select (select json_build_object('id', o.id, 'number', o.number) from invoice o
         where (o.organization_id, o.id) = (i.organization_id, i.credits_id)) as credits,
       (select json_build_object('id', n.id, 'number', n.number) from invoice n
         where (n.organization_id, n.credits_id) = (i.organization_id, i.id)) as "creditedBy"
     from invoice i where i.organization_id = $1 and i.id = $2`,
    [organizationId, id],
  )

/** Says of an invoice that it was taken back; false where it was already. */
export const markCredited = async (
  tx: Queryable,
  { organizationId, id }: { organizationId: number; id: number },
  at: Date,
): Promise<boolean> =>
  (await tx.change(
    'update invoice set credited_at = $3 where organization_id = $1 and id = $2 and credited_at is null',
    [organizationId, id, at],
  )) === 1

/** The lines of an invoice in their order. The caller has checked that it may be seen. */
export const listInvoiceLines = async (
  db: Queryable,
  { organizationId, id }: { organizationId: number; id: number },
): Promise<StoredInvoiceLine[]> => {
  const rows = await db.rows<
    InvoiceLine &
      Delivered &
      WhoseLine & { chargeId: number } & { [K in keyof LineReservation]: LineReservation[K] | null }
  >(
    `select l.product_number as "productNumber", l.description, l.quantity, l.unit, l.unit_price_ore as "unitPriceOre",
       l.vat_code as "vatCode", l.vat_percent::float8 as "vatPercent", l.vat_ore as "vatOre", l.gross_ore as "grossOre",
       l.group_name as "groupName", x.cost_center as "costCenter", d.name as driver,
       l.charge_id as "chargeId", x.delivered_from as "deliveredFrom", x.delivered_to as "deliveredTo", x.place, r.id, r.reservation_number as "reservationNumber", r.start_at as "start", r.end_at as "end", c.car_number as "carNumber"
     from invoice_line l
     join charge x on (x.organization_id, x.id) = (l.organization_id, l.charge_id)
     left join person d on d.id = x.person_id
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

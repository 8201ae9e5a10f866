import type { Answer } from '@delebil/core-api'
import type { AdminCalls, PaymentAllocation, TrailLine } from '@delebil/core-api/admin'
import type { Queryable } from '../../../platform/db/queryable.ts'

type PaidInvoice = Answer<AdminCalls['invoices.trail']>['invoice']
type PaidBy = Answer<AdminCalls['invoices.payments']>['data'][number]

const paidInvoice = `json_build_object('id', i.id, 'number', i.number, 'customer', i.customer_name, 'kid', i.kid, 'dueDate', i.due_date,
  'totalOre', i.total_ore, 'paidOre', i.paid_ore, 'restOre', i.rest_ore, 'runId', i.run_id)`

/** What a payment pays now, each with its invoice as it stands. */
export const listTrailAllocations = (
  db: Queryable,
  organizationId: number,
  paymentId: number,
): Promise<PaymentAllocation[]> =>
  db.rows<PaymentAllocation>(
    `select a.id, a.target, a.amount_ore as "amountOre", a.membership_id as "membershipId", m.name as membership,
       a.posted_on::text as "postedOn", a.reason, d.name as person, case when i.id is not null then ${paidInvoice} end as invoice
     from payment_allocation a
     left join membership m on (m.organization_id, m.id) = (a.organization_id, a.membership_id)
     left join invoice i on (i.organization_id, i.id) = (a.organization_id, a.invoice_id)
     left join person d on d.id = a.created_by
     where a.organization_id = $1 and a.payment_id = $2 and a.reverses is null
       and not exists (select from payment_allocation b where (b.organization_id, b.reverses) = (a.organization_id, a.id))
     order by a.id`,
    [organizationId, paymentId],
  )

export const findPaidInvoice = async (
  db: Queryable,
  organizationId: number,
  id: number,
): Promise<PaidInvoice | undefined> => {
  const row = await db.oneRow<{ invoice: PaidInvoice }>(
    `select ${paidInvoice} as invoice from invoice i where i.organization_id = $1 and i.id = $2`,
    [organizationId, id],
  )
  return row?.invoice
}

type StoredTrip = Omit<NonNullable<TrailLine['trip']>, 'start' | 'end'> & { start: string; end: string }
type StoredRule = Omit<NonNullable<TrailLine['rule']>, 'validFrom'> & { validFrom: string }
/** A line of an invoice; moments inside are as the database writes them. */
export type StoredTrailLine = Omit<TrailLine, 'trip' | 'rule'> & { trip: StoredTrip | null; rule: StoredRule | null }

/** The lines of an invoice with their trips, and the tariff that each was reckoned by. */
export const listTrailLines = (db: Queryable, organizationId: number, invoiceId: number): Promise<StoredTrailLine[]> =>
  db.rows<StoredTrailLine>(
    `select l.charge_id::int as "chargeId", l.description, l.quantity, l.unit, l.unit_price_ore as "unitPriceOre",
       l.gross_ore as "grossOre", c.reason,
       case when r.id is not null then json_build_object('reservationId', r.id, 'reservationNumber', r.reservation_number, 'start', r.start_at,
         'end', r.end_at, 'carNumber', k.car_number, 'model', md.name, 'place', c.place, 'kilometers', r.kilometers) end as trip,
       case when t.id is not null then json_build_object('tariffId', t.id, 'name', t.name, 'validFrom', t.valid_from) end as rule
     from invoice_line l
     join charge c on (c.organization_id, c.id) = (l.organization_id, l.charge_id)
     left join reservation r on (r.organization_id, r.id) = (c.organization_id, c.reservation_id)
     left join car k on (k.organization_id, k.id) = (r.organization_id, r.car_id)
     left join car_model md on (md.organization_id, md.id) = (k.organization_id, k.model_id)
     left join tariff t on (t.organization_id, t.id) = (c.organization_id, c.tariff_id)
     where l.organization_id = $1 and l.invoice_id = $2 order by l.position`,
    [organizationId, invoiceId],
  )

/** What an invoice was paid by and still is, the oldest first. */
export const listPaidBy = (db: Queryable, organizationId: number, invoiceId: number): Promise<PaidBy[]> =>
  db.rows<PaidBy>(
    `select p.id as "paymentId", p.booked_on::text as "bookedOn", p.payer_name as "payerName", sum(a.amount_ore)::int as "amountOre",
       p.amount_ore as "paymentOre", f.name as "fileName", p.line
     from payment_allocation a join incoming_payment p on (p.organization_id, p.id) = (a.organization_id, a.payment_id)
     left join incoming_payment_file f on (f.organization_id, f.id) = (p.organization_id, p.file_id)
     where a.organization_id = $1 and a.invoice_id = $2 group by p.organization_id, p.id, f.name having sum(a.amount_ore) <> 0
     order by p.booked_on, p.id`,
    [organizationId, invoiceId],
  )

/** What came in since a day, what of it pays something, and what waits. */
export const findSums = (
  db: Queryable,
  organizationId: number,
  since: string,
): Promise<{ inOre: number; paidOre: number; waitingOre: number }> =>
  db.theRow(
    `select coalesce(sum(amount_ore), 0)::float8 as "inOre", coalesce(sum(allocated_ore), 0)::float8 as "paidOre",
       coalesce(sum(amount_ore - allocated_ore) filter (where set_aside is null), 0)::float8 as "waitingOre"
     from incoming_payment where organization_id = $1 and booked_on >= $2`,
    [organizationId, since],
  )

import { adminTable } from '../../../admin-records/stores/table.ts'

const review = "(t.needs_review and r.state in ('open', 'held'))"
// A month after delivery, as the bookkeeping regulations want it.
const overdue = "(r.state in ('open', 'held') and r.delivered_to < now() - interval '1 month')"
const nothing = "(r.state in ('open', 'held') and r.gross_ore = 0)"

export const billingTable = adminTable('billing', {
  table: 'charge',
  from: `charge r join product p on (p.organization_id, p.id) = (r.organization_id, r.product_id)
    join membership m on (m.organization_id, m.id) = (r.organization_id, r.membership_id)
    left join person d on d.id = r.person_id
    left join tariff f on (f.organization_id, f.id) = (r.organization_id, r.tariff_id)
    left join reservation t on (t.organization_id, t.id) = (r.organization_id, r.reservation_id)`,
  columns: {
    membership: 'm.name',
    person: 'd.name',
    reservationNumber: 't.reservation_number',
    productNumber: 'p.product_number',
    tariff: 'f.name',
    tariffFrom: 'f.valid_from',
    vatPercent: 'r.vat_percent::float8',
    delivered: 'r.delivered_to',
    deviation: `case when ${review} then 'TRIP_REVIEW' when ${overdue} then 'OVERDUE' when ${nothing} then 'NOTHING' end`,
    needsReview: `coalesce(${review}, false) or ${overdue} or ${nothing}`,
  },
  emptyIf: { person: 'r.person_id is null', reservationNumber: 'r.reservation_id is null' },
  lookups: [
    { from: 'person h', by: 'r.person_id', fields: { person: 'h.name' } },
    { from: 'membership h', where: 'h.organization_id = $1', by: 'r.membership_id', fields: { membership: 'h.name' } },
    {
      from: 'reservation h',
      where: 'h.organization_id = $1',
      by: 'r.reservation_id',
      fields: { reservationNumber: 'h.reservation_number' },
    },
  ],
})

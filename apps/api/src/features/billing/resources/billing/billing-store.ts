import { adminTable } from '../../../admin-records/stores/table.ts'

/** An average over a whole trip that is possible at all, in kilometres an hour. */
const FASTEST_KM_PER_HOUR = 90
const isUnbilled = "r.state in ('open', 'held')"
/** SQL of each reason to look at the charge `r`, whose trip is `t`, before it is billed. */
const deviations = {
  DISPUTED: `exists (select from charge_dispute said where (said.organization_id, said.charge_id) = (r.organization_id, r.id)
    and said.answered_at is null)`,
  TRIP_REVIEW: `t.needs_review and ${isUnbilled}`,
  // A month after delivery, as the bookkeeping regulations want it.
  OVERDUE: `r.delivered_to < now() - interval '1 month' and ${isUnbilled}`,
  // Nobody drives so far in that time: the odometer was read wrong, or the trip was another.
  TOO_FAR: `p.key = 'kilometers' and ${isUnbilled}
    and r.quantity > ${FASTEST_KM_PER_HOUR} * extract(epoch from r.delivered_to - r.delivered_from) / 3600`,
  NOTHING: `r.gross_ore = 0 and ${isUnbilled}`,
}
const first = Object.entries(deviations).map(([key, is]) => `when ${is} then '${key}'`)
const deviation = `case ${first.join(' ')} end`

// Few rows are found by indexes of their own before they are sorted: what is true of them is true of few, which no planner guesses.
const ofTrips = 'join reservation t on (t.organization_id, t.id) = (r.organization_id, r.reservation_id)'
const ofProducts = 'join product p on (p.organization_id, p.id) = (r.organization_id, r.product_id)'
const rowsOf = (is: string): string =>
  `select r.id from charge r ${is.includes('t.') ? ofTrips : ''} ${is.includes('p.') ? ofProducts : ''} where r.organization_id = $1 and ${is}`
const among = (...rows: readonly string[]): string => `r.id = any(array(${rows.join(' union all ')}))`
// What waits too long may be most of what there is: that is asked of the row itself, and the others only where it does not.
const isOf = (key: string): string => {
  const { [key as keyof typeof deviations]: is } = deviations
  return key === 'OVERDUE' ? `(${is})` : among(rowsOf(is))
}
const keys = ['OVERDUE', ...Object.keys(deviations).filter((key) => key !== 'OVERDUE')]
const isAny = `(${keys.map(isOf).join(' or ')})`
// The first that is true is told of a charge.
const byDeviation = Object.keys(deviations).map((key, place, all) => [
  key,
  [isOf(key), ...all.slice(0, place).map((before) => `not ${isOf(before)}`)].join(' and '),
])

export const billingTable = adminTable('billing', {
  table: 'charge',
  from: `charge r join product p on (p.organization_id, p.id) = (r.organization_id, r.product_id)
    join membership m on (m.organization_id, m.id) = (r.organization_id, r.membership_id)
    left join person d on d.id = r.person_id
    left join tariff f on (f.organization_id, f.id) = (r.organization_id, r.tariff_id)
    left join reservation t on (t.organization_id, t.id) = (r.organization_id, r.reservation_id)
    left join car c on (c.organization_id, c.id) = (t.organization_id, t.car_id)`,
  columns: {
    membership: 'm.name',
    person: 'd.name',
    reservationNumber: 't.reservation_number',
    licensePlate: 'c.license_plate',
    productNumber: 'p.product_number',
    tariff: 'f.name',
    tariffFrom: 'f.valid_from',
    vatPercent: 'r.vat_percent::float8',
    delivered: 'r.delivered_to',
    period: 'r.period::text',
    deviation,
    needsReview: `${deviation} is not null`,
  },
  choiceIf: { needsReview: { true: isAny, false: `not ${isAny}` }, deviation: Object.fromEntries(byDeviation) },
  fewIf: ['needsReview'],
  // The lines of a price are called the same on every trip: who looks for a text means one that somebody wrote.
  searchedIn: {
    description: "case when r.source in ('STAFF', 'DAMAGE', 'EXPENSE', 'IMPORT') then r.description end",
  },
  emptyIf: {
    licensePlate: 't.id is null',
    person: 'r.person_id is null',
    reservationNumber: 'r.reservation_id is null',
  },
  lookups: [
    { from: 'person h', by: 'r.person_id', fields: { person: 'h.name' } },
    { from: 'membership h', where: 'h.organization_id = $1', by: 'r.membership_id', fields: { membership: 'h.name' } },
    {
      from: 'reservation h',
      where: 'h.organization_id = $1',
      by: 'r.reservation_id',
      fields: { reservationNumber: 'h.reservation_number' },
    },
    {
      from: 'reservation h',
      where: 'h.organization_id = $1',
      by: 'r.reservation_id',
      most: 2000,
      fields: { licensePlate: { from: 'car o', by: 'h.car_id', sql: 'o.license_plate' } },
    },
  ],
})

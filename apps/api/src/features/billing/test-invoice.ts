import type { Database } from '../../platform/db/pool.ts'
import type { Queryable } from '../../platform/db/queryable.ts'
import { testOrg } from '../../platform/db/test-org.ts'
import { transaction } from '../../platform/db/transaction.ts'
import { billMembership } from './bill-membership.ts'
import { chargeReservations } from './charge-reservations.ts'

const ended = new Date('2026-10-12T14:00:00+02:00')

/** Gives the company of the test club a trip that ended in October 2026, and its invoice of November. Answers the invoice's id. */
export const billTestTrip = async (database: Database): Promise<number> => {
  await database.change("update organization set bank_account = '99990100000'")
  const { organizationId, companyMembershipId: membershipId } = testOrg
  const { id } = await database.theRow<{ id: number }>(
    `insert into reservation (organization_id, membership_id, person_id, car_id, start_at, end_at, busy_until, blocking,
         started_at, ended_at, kilometers, tariff_id)
       values ($1, $2, 1, 1, $3::timestamptz - interval '4 hours', $3, $3, false, $3::timestamptz - interval '4 hours', $3, 33, 1)
       returning id`,
    [organizationId, membershipId, ended],
  )
  await database.change(
    `insert into reservation_price_line (organization_id, reservation_id, stage, position, description, quantity, unit,
       unit_price_ore, total_ore, vat_code, product)
     values ($1, $2, 'end', 1, 'Startpris', 1, 'stk', 2000, 2000, '3', 'startFee'), ($1, $2, 'end', 2, 'Leietid', 4, 'time', 4000, 16000, '3', 'hours'),
       ($1, $2, 'end', 3, 'Kilometer', 33, 'km', 303, 9999, '3', 'kilometers')`,
    [organizationId, id],
  )
  await chargeReservations(database, organizationId, [id], {})
  const day = new Date('2026-11-01T00:00:00+01:00')
  const made = await transaction(database, (tx) => billMembership(tx, { organizationId, membershipId }, day))
  if (made === undefined) throw new Error('The trip was not billed.')
  return made
}

type Owed = {
  readonly membershipId?: number
  readonly ore?: number
  readonly day?: string
  readonly reservationId?: number
}

/** Makes a membership of the test club, its company where none is said, owe for something that was delivered in October 2026. Answers the charge's id. */
export const addTestCharge = async (
  db: Queryable,
  { membershipId = testOrg.companyMembershipId, ore = 50_000, day = '2026-10-20', reservationId }: Owed = {},
): Promise<number> => {
  const { id } = await db.theRow<{ id: number }>(
    `insert into charge (organization_id, membership_id, product_id, description, quantity, unit, unit_price_ore, gross_ore,
       vat_code, vat_percent, vat_ore, delivered_from, delivered_to, source, reason, reservation_id)
     select 1, $1, p.id, 'Vask', 1, 'stk', $2::int, $2::int, '3', 25, round($2::int / 5.0), $3, $3, 'STAFF', 'Bilen var full av sand', $4::bigint
     from product p where p.organization_id = 1 and p.key = 'startFee' returning id`,
    [membershipId, ore, day, reservationId ?? null],
  )
  return id
}

/** Bills a trip to the company, and makes it owe for one more thing of that trip and for one of none. Answers the ids. */
export const billTestTripAndMore = async (database: Database) => {
  const invoiceId = await billTestTrip(database)
  const { billed, reservationId } = await database.theRow<{ billed: number; reservationId: number }>(
    `select id::int as billed, reservation_id::int as "reservationId" from charge where state = 'billed' order by id limit 1`,
  )
  const ofNoTrip = await addTestCharge(database)
  const ofTrip = await addTestCharge(database, { reservationId })
  return { invoiceId, billed, reservationId, ofNoTrip, ofTrip }
}

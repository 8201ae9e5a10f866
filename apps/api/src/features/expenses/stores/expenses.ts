import type { ExpenseDeviation, ExpenseFuel, ExpenseKind, ExpenseState } from '@delebil/validation'
import type { Queryable } from '../../../platform/db/queryable.ts'
import { billedMembership } from '../../billing/stores/billed-membership.ts'
import { isWaiting } from '../../reservations/stores/pictures.ts'

type TripKey = { readonly organizationId: number; readonly id: number }

/** An expense as it is kept. */
export type StoredExpense = {
  id: number
  reservationId: number
  membershipId: number
  personId: number | null
  kind: ExpenseKind
  amountOre: number
  quantity: number | null
  fuel: ExpenseFuel | null
  station: string
  note: string
  boughtAt: Date
  sentAt: Date
  pictureId: number
  deviations: ExpenseDeviation[]
  state: ExpenseState
  approvedOre: number | null
  chargeId: number | null
  reason: string | null
}

const columns = `e.id, e.reservation_id::int as "reservationId", e.membership_id as "membershipId", e.person_id as "personId", e.kind,
  e.amount_ore as "amountOre", e.quantity::float8 as quantity, e.fuel, e.station, e.note, e.bought_at as "boughtAt", e.sent_at as "sentAt",
  (select p.id from picture p where (p.organization_id, p.expense_id) = (e.organization_id, e.id) limit 1) as "pictureId",
  e.deviations, e.state, e.approved_ore as "approvedOre", e.charge_id::int as "chargeId", e.reason`

/** What a person has sent receipts for on a trip, the newest first; one of them where it is named. */
export const listOwnExpenses = (
  db: Queryable,
  { organizationId, id }: TripKey,
  personId: number,
  expenseId?: number,
): Promise<StoredExpense[]> =>
  db.rows(
    `select ${columns} from reservation_expense e
     where e.organization_id = $1 and e.reservation_id = $2 and e.person_id = $3 and ($4::int is null or e.id = $4) order by e.id desc`,
    [organizationId, id, personId, expenseId ?? null],
  )

/** One, locked until the end of the transaction. */
export const lockExpense = (tx: Queryable, organizationId: number, id: number): Promise<StoredExpense> =>
  tx.theRow(`select ${columns} from reservation_expense e where e.organization_id = $1 and e.id = $2 for update of e`, [
    organizationId,
    id,
  ])

/** What the car of a trip holds, and runs on. */
export type CarOfTrip = { properties: string[]; tankLitres: number | null; batteryKwh: number | null }

export const findCarOfTrip = (db: Queryable, { organizationId, id }: TripKey): Promise<CarOfTrip> =>
  db.theRow(
    `select c.properties, m.tank_litres::float8 as "tankLitres", m.battery_kwh::float8 as "batteryKwh"
     from reservation r join car c on (c.organization_id, c.id) = (r.organization_id, r.car_id)
     join car_model m on (m.organization_id, m.id) = (c.organization_id, c.model_id)
     where r.organization_id = $1 and r.id = $2`,
    [organizationId, id],
  )

/** The digest of a picture that the person has sent to the trip and that nothing has named; undefined where there is none. */
export const findReceipt = async (
  tx: Queryable,
  { organizationId, id }: TripKey,
  personId: number,
  pictureId: number,
): Promise<Buffer | undefined> => {
  const found = await tx.oneRow<{ digest: Buffer }>(
    `select source_digest as digest from picture where organization_id = $1 and reservation_id = $2 and uploader_id = $3 and id = $4 and ${isWaiting}`,
    [organizationId, id, personId, pictureId],
  )
  return found?.digest
}

export type NewExpense = Pick<
  StoredExpense,
  'kind' | 'amountOre' | 'quantity' | 'fuel' | 'station' | 'note' | 'boughtAt' | 'deviations' | 'pictureId'
> & { readonly personId: number; readonly digest: Buffer; readonly at: Date }

/** Whether the club has another of the same amount, place and minute that was not refused. */
export const hasTwin = async (
  db: Queryable,
  organizationId: number,
  { amountOre, station, boughtAt }: Pick<NewExpense, 'amountOre' | 'station' | 'boughtAt'>,
): Promise<boolean> =>
  (await db.oneRow(
    `select from reservation_expense where organization_id = $1 and amount_ore = $2 and lower(station) = lower($3)
       and date_trunc('minute', bought_at) = date_trunc('minute', $4::timestamptz) and state <> 'REFUSED' limit 1`,
    [organizationId, amountOre, station, boughtAt],
  )) !== undefined

/** Keeps an expense with its receipt; undefined where the receipt is another's already. */
export const insertExpense = async (
  tx: Queryable,
  { organizationId, id }: TripKey,
  sent: NewExpense,
): Promise<number | undefined> => {
  const made = await tx.oneRow<{ id: number }>(
    `insert into reservation_expense (organization_id, reservation_id, car_id, membership_id, person_id, kind, amount_ore, quantity, fuel,
       station, note, bought_at, sent_at, receipt_digest, deviations)
     select r.organization_id, r.id, r.car_id, ${billedMembership('r')}, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13
     from reservation r where r.organization_id = $1 and r.id = $2
     on conflict (organization_id, receipt_digest) where state <> 'REFUSED' do nothing returning id`,
    [
      ...[organizationId, id, sent.personId, sent.kind, sent.amountOre, sent.quantity, sent.fuel],
      ...[sent.station, sent.note, sent.boughtAt, sent.at, sent.digest, sent.deviations],
    ],
  )
  if (made === undefined) return undefined
  await tx.change('update picture set expense_id = $3 where organization_id = $1 and id = $2', [
    organizationId,
    sent.pictureId,
    made.id,
  ])
  return made.id
}

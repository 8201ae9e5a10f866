import { createHash } from 'node:crypto'
import type { ChargeAmount } from '@delebil/validation'
import { insertRows } from '../../../platform/db/insert-rows.ts'
import type { Queryable } from '../../../platform/db/queryable.ts'
import type { MembershipKey } from './billing-basis.ts'
import { isDelivered, isDue } from './billing-runs.ts'

export type ChargeState = 'open' | 'held' | 'billed' | 'dropped'
export type ChargeSource =
  | 'PRICE'
  | 'CANCELLATION'
  | 'STAFF'
  | 'MONTHLY_FEE'
  | 'DAMAGE'
  | 'EXPENSE'
  | 'IMPORT'
  | 'REMINDER'
  | 'OPENING'
  | 'SHARE'

/** What is to be written down of a charge. `reverses` is the id of the one that it takes back. */
export type NewCharge = ChargeAmount & {
  membershipId: number
  personId: number | null
  reservationId: number | null
  productId: number
  deliveredFrom: Date
  deliveredTo: Date
  place: string | null
  source: ChargeSource
  tariffId: number | null
  reverses: number | null
  /** The id of the one that a price made, where this says how that should have been. */
  corrects?: number | null
  damageId?: number | null
  costCenter?: string | null
}

export type Charge = NewCharge & { id: number; state: ChargeState }

const columns = `c.id, c.state, c.membership_id as "membershipId", c.person_id as "personId", c.reservation_id as "reservationId",
  c.product_id as "productId", c.description, c.quantity, c.unit, c.unit_price_ore as "unitPriceOre", c.gross_ore as "grossOre",
  c.vat_code as "vatCode", c.vat_percent::float8 as "vatPercent", c.vat_ore as "vatOre", c.delivered_from as "deliveredFrom",
  c.delivered_to as "deliveredTo", c.place, c.source, c.tariff_id as "tariffId", c.reverses, c.corrects, c.damage_id as "damageId", c.cost_center as "costCenter"`

const driverOf = '(select d.name from person d where d.id = c.person_id)'

/** SQL: nothing takes the charge back. */
export const isStanding = (charge: string): string =>
  `not exists (select from charge back where (back.organization_id, back.reverses) = (${charge}.organization_id, ${charge}.id))`

/** SQL: a correction holds; one that comes to nothing is dropped as it is made. */
const holds = `(n.state <> 'dropped' or n.quantity = 0) and n.reverses is null and ${isStanding('n')}`

/** SQL: a correction stands for the charge. */
export const isCorrected = (charge: string): string =>
  `exists (select from charge n where (n.organization_id, n.corrects) = (${charge}.organization_id, ${charge}.id) and ${holds})`

/** A charge that a price made, and the one that stands for it where staff have corrected it. */
export type PricedCharge = Charge & { correction: Pick<Charge, 'id' | 'state'> | null }

/** What prices have made of reservations and still counts, as it is or as it was corrected. Locked until the end of the transaction. */
export const lockPricedCharges = (
  tx: Queryable,
  organizationId: number,
  reservationIds: readonly number[],
): Promise<PricedCharge[]> =>
  tx.rows(
    `select ${columns}, (select json_build_object('id', n.id, 'state', n.state) from charge n
         where (n.organization_id, n.corrects) = (c.organization_id, c.id) and ${holds} limit 1) as correction
     from charge c where c.organization_id = $1 and c.reservation_id = any($2::bigint[]) and c.source in ('PRICE', 'CANCELLATION')
       and c.reverses is null and (c.state <> 'dropped' and ${isStanding('c')} or ${isCorrected('c')})
     order by c.id for update of c`,
    [organizationId, reservationIds],
    'lock-charges',
  )

/** One charge, locked until the end of the transaction; `isTakenBack`: another reverses it. */
export const lockCharge = (
  tx: Queryable,
  organizationId: number,
  id: number,
): Promise<Charge & { isTakenBack: boolean }> =>
  tx.theRow(
    `select ${columns}, not ${isStanding('c')} as "isTakenBack" from charge c where c.organization_id = $1 and c.id = $2 for update`,
    [organizationId, id],
  )

/** Charges by id, in the order of the ids. */
export const listCharges = (tx: Queryable, organizationId: number, ids: readonly number[]): Promise<Charge[]> =>
  tx.rows(`select ${columns} from charge c where c.organization_id = $1 and c.id = any($2::bigint[]) order by c.id`, [
    organizationId,
    ids,
  ])

/** Who made charges, when and why; `at` left out is the moment of delivery. A held one is on no bill before somebody lets it. */
export type Made = {
  readonly at?: Date
  readonly by?: number | null
  readonly reason?: string | undefined
  readonly state?: 'open' | 'held' | 'dropped'
}

const toRow = (organizationId: number, charge: NewCharge, { at, by = null, reason, state = 'open' }: Made) => ({
  organization_id: organizationId,
  membership_id: charge.membershipId,
  person_id: charge.personId,
  reservation_id: charge.reservationId,
  product_id: charge.productId,
  description: charge.description,
  quantity: charge.quantity,
  unit: charge.unit,
  unit_price_ore: charge.unitPriceOre,
  gross_ore: charge.grossOre,
  vat_code: charge.vatCode,
  vat_percent: charge.vatPercent,
  vat_ore: charge.vatOre,
  delivered_from: charge.deliveredFrom,
  delivered_to: charge.deliveredTo,
  place: charge.place,
  source: charge.source,
  tariff_id: charge.tariffId,
  reverses: charge.reverses,
  corrects: charge.corrects ?? null,
  damage_id: charge.damageId ?? null,
  cost_center: charge.costCenter ?? null,
  created_at: at ?? charge.deliveredTo,
  created_by: by,
  reason: reason ?? null,
  state,
})

export const insertCharges = (
  tx: Queryable,
  organizationId: number,
  charges: readonly NewCharge[],
  made: Made,
): Promise<void> =>
  insertRows(
    tx,
    'charge',
    charges.map((charge) => toRow(organizationId, charge, made)),
  )

/** Inserts one and answers its id. */
export const insertCharge = async (
  tx: Queryable,
  organizationId: number,
  charge: NewCharge,
  made: Made,
): Promise<number> => {
  await insertCharges(tx, organizationId, [charge], made)
  return (await tx.theRow<{ id: number }>(`select currval(pg_get_serial_sequence('charge', 'id'))::int as id`)).id
}

export const setChargeState = async (
  tx: Queryable,
  organizationId: number,
  ids: readonly number[],
  state: ChargeState,
): Promise<void> => {
  await tx.change('update charge set state = $3 where organization_id = $1 and id = any($2::bigint[])', [
    organizationId,
    ids,
    state,
  ])
}

/** The charges that an invoice bills, in its order; `takenBack`: something has reversed it since. */
export const listChargesOfInvoice = (
  tx: Queryable,
  { organizationId, id }: { readonly organizationId: number; readonly id: number },
): Promise<(Charge & { takenBack: boolean })[]> =>
  tx.rows(
    `select ${columns}, exists (select from charge b where (b.organization_id, b.reverses) = (c.organization_id, c.id)) as "takenBack"
     from invoice_line l join charge c on (c.organization_id, c.id) = (l.organization_id, l.charge_id)
     where l.organization_id = $1 and l.invoice_id = $2 order by l.position for update of c`,
    [organizationId, id],
  )

/** What takes the charges back, in their order. */
export const listReversalsOf = (tx: Queryable, organizationId: number, ids: readonly number[]): Promise<OpenCharge[]> =>
  tx.rows(
    `select ${columns}, ${driverOf} as driver, p.product_number as "productNumber" from charge c
     join product p on (p.organization_id, p.id) = (c.organization_id, c.product_id)
     where c.organization_id = $1 and c.reverses = any($2::bigint[]) and c.state = 'open'
     order by array_position($2::bigint[], c.reverses)`,
    [organizationId, ids],
  )

/** A charge that is on no invoice, with what it is explained by. */
export type OpenCharge = Charge & {
  /** Who drove, where somebody did. */
  driver: string | null
  productNumber: string
  tariff: string | null
  tariffFrom: Date | null
  reason: string | null
}

const openCharges = (is: string, locked: '' | 'for update of c') => `
  select ${columns}, ${driverOf} as driver, c.reason, p.product_number as "productNumber", f.name as tariff, f.valid_from as "tariffFrom" from charge c
  join product p on (p.organization_id, p.id) = (c.organization_id, c.product_id)
  left join tariff f on (f.organization_id, f.id) = (c.organization_id, c.tariff_id)
  where c.organization_id = $1 and c.membership_id = $2 and ${is}
  order by c.delivered_from, c.reservation_id, c.id ${locked}`

/** What a membership owes for that was delivered until the day, 'YYYY-MM-DD', and is on no invoice, held or not, in the order of delivery. */
export const listUnbilledCharges = (
  db: Queryable,
  { organizationId, membershipId }: MembershipKey,
  day: string,
): Promise<OpenCharge[]> =>
  db.rows(openCharges(`c.state in ('open', 'held') and ${isDelivered('$3')}`, ''), [organizationId, membershipId, day])

/** Whose a charge is, where its membership is one of the person's. */
export const findChargeKey = (db: Queryable, personId: number, id: number): Promise<MembershipKey | undefined> =>
  db.oneRow(
    `select c.organization_id as "organizationId", c.membership_id as "membershipId" from charge c
     join membership_member m on (m.organization_id, m.membership_id) = (c.organization_id, c.membership_id) and m.person_id = $1
     where c.id = $2`,
    [personId, id],
  )

type OfBill = { readonly lastChargeId?: number | null; readonly reservationId?: number | null }

const ofBill = (
  { organizationId, membershipId }: MembershipKey,
  day: string,
  { lastChargeId = null, reservationId = null }: OfBill,
  locked: '' | 'for update of c',
) => {
  const is = `${isDue('$3')} and ($4::bigint is null or c.id <= $4) and ($5::bigint is null or c.reservation_id = $5)`
  return [openCharges(is, locked), [organizationId, membershipId, day, lastChargeId, reservationId]] as const
}

/** What of it is not held, locked until it is billed: none that was made after a last charge, and none of another trip, where those are said. */
export const lockOpenCharges = (
  tx: Queryable,
  key: MembershipKey,
  day: string,
  bill: OfBill = {},
): Promise<OpenCharge[]> => tx.rows(...ofBill(key, day, bill, 'for update of c'))

/** The same, to look at. */
export const listOpenCharges = (db: Queryable, key: MembershipKey, day: string, bill: OfBill): Promise<OpenCharge[]> =>
  db.rows(...ofBill(key, day, bill, ''))

/** Of which charges a bill is: the same for the same charges in any order. The database reckons it so too. */
export const digestOf = (charges: readonly { readonly id: number }[]): string =>
  createHash('md5')
    .update(
      charges
        .map(({ id }) => id)
        .toSorted((a, b) => a - b)
        .join(','),
    )
    .digest('hex')

/** Inserts many, and answers their ids in their order. */
export const insertNumberedCharges = async (
  tx: Queryable,
  organizationId: number,
  charges: readonly NewCharge[],
  made: Made,
): Promise<number[]> => {
  const numbers = await tx.rows<{ id: number }>(
    `select nextval(pg_get_serial_sequence('charge', 'id'))::float8 as id from generate_series(1, $1)`,
    [charges.length],
  )
  const ids = numbers.map(({ id }) => id)
  await insertRows(
    tx,
    'charge',
    charges.map((charge, at) => ({ ...toRow(organizationId, charge, made), id: ids[at] })),
  )
  return ids
}

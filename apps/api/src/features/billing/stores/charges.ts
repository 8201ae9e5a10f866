import { createHash } from 'node:crypto'
import type { ChargeAmount } from '@delebil/validation'
import { insertRows } from '../../../platform/db/insert-rows.ts'
import type { Queryable } from '../../../platform/db/queryable.ts'
import type { MembershipKey } from './billing-basis.ts'
import { isDue } from './billing-runs.ts'

export type ChargeState = 'open' | 'held' | 'billed' | 'dropped'
export type ChargeSource = 'PRICE' | 'CANCELLATION' | 'STAFF' | 'MONTHLY_FEE' | 'DAMAGE' | 'EXPENSE' | 'IMPORT'

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
}

export type Charge = NewCharge & { id: number; state: ChargeState }

const columns = `c.id, c.state, c.membership_id as "membershipId", c.person_id as "personId", c.reservation_id as "reservationId",
  c.product_id as "productId", c.description, c.quantity, c.unit, c.unit_price_ore as "unitPriceOre", c.gross_ore as "grossOre",
  c.vat_code as "vatCode", c.vat_percent::float8 as "vatPercent", c.vat_ore as "vatOre", c.delivered_from as "deliveredFrom",
  c.delivered_to as "deliveredTo", c.place, c.source, c.tariff_id as "tariffId", c.reverses`

/** The charges of reservations that still count: neither dropped nor taken back, nor what takes one back. Locked until the end of the transaction. */
export const lockChargesOf = (
  tx: Queryable,
  organizationId: number,
  reservationIds: readonly number[],
): Promise<Charge[]> =>
  tx.rows(
    `select ${columns} from charge c where c.organization_id = $1 and c.reservation_id = any($2::bigint[]) and c.state <> 'dropped'
       and c.reverses is null and not exists (select from charge b where (b.organization_id, b.reverses) = (c.organization_id, c.id))
     order by c.id for update`,
    [organizationId, reservationIds],
    'lock-charges',
  )

/** Who made charges, when and why; `at` left out is the moment of delivery. A held one is on no bill before somebody lets it. */
export type Made = {
  readonly at?: Date
  readonly by?: number | null
  readonly reason?: string | undefined
  readonly state?: 'open' | 'held'
}

export const insertCharges = (
  tx: Queryable,
  organizationId: number,
  charges: readonly NewCharge[],
  { at, by = null, reason, state = 'open' }: Made,
): Promise<void> =>
  insertRows(
    tx,
    'charge',
    charges.map((charge) => ({
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
      created_at: at ?? charge.deliveredTo,
      created_by: by,
      reason: reason ?? null,
      state,
    })),
  )

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
    `select ${columns}, p.product_number as "productNumber" from charge c
     join product p on (p.organization_id, p.id) = (c.organization_id, c.product_id)
     where c.organization_id = $1 and c.reverses = any($2::bigint[]) and c.state = 'open'
     order by array_position($2::bigint[], c.reverses)`,
    [organizationId, ids],
  )

type OpenCharge = Charge & { productNumber: string }

const openCharges = (locked: '' | 'for update of c') => `
  select ${columns}, p.product_number as "productNumber" from charge c
  join product p on (p.organization_id, p.id) = (c.organization_id, c.product_id)
  where c.organization_id = $1 and c.membership_id = $2 and ${isDue('$3')} and ($4::bigint is null or c.id <= $4)
  order by c.delivered_from, c.reservation_id, c.id ${locked}`

/** What a membership owes for that was delivered until the day, 'YYYY-MM-DD', and is on no invoice, in the order of delivery. */
export const listOpenCharges = (
  db: Queryable,
  { organizationId, membershipId }: MembershipKey,
  day: string,
): Promise<OpenCharge[]> => db.rows(openCharges(''), [organizationId, membershipId, day, null])

/** The same, locked until they are billed; where a last charge is said, none that was made after it. */
export const lockOpenCharges = (
  tx: Queryable,
  { organizationId, membershipId }: MembershipKey,
  day: string,
  lastChargeId?: number,
): Promise<OpenCharge[]> =>
  tx.rows(openCharges('for update of c'), [organizationId, membershipId, day, lastChargeId ?? null])

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

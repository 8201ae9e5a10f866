import type { ConflictSolution } from '@delebil/core-api/admin'
import type { PriceLine } from '@delebil/validation'
import type { Queryable } from '../../../platform/db/queryable.ts'
import { type Changed, setUnlessTaken } from './reservation-updates.ts'
import type { ReservationKey } from './reservations.ts'

/** A reservation that a solution touched: as it was, what it became, and whether its member was told. Instants are RFC 3339. */
export type KeptMove = {
  readonly reservationId: number
  readonly carId: number
  /** The car that it got; missing of what was kept before this was. */
  readonly toCarId?: number
  readonly tariffId: number
  readonly start: string
  readonly end: string
  readonly lines: readonly PriceLine[]
  readonly versionAfter: number
  readonly isTold: boolean
}

export type NewSolution = {
  readonly organizationId: number
  readonly reservationId: number
  readonly personId: number
  readonly at: Date
  readonly kind: ConflictSolution['kind']
  readonly moves: readonly KeptMove[]
  readonly entryId: number | null
}

export const insertSolution = async (tx: Queryable, solution: NewSolution): Promise<number> => {
  const { organizationId, reservationId, personId, at, kind, moves, entryId } = solution
  const { id } = await tx.theRow<{ id: number }>(
    `insert into conflict_solution (organization_id, reservation_id, person_id, at, kind, moves, wish_id)
       values ($1, $2, $3, $4, $5, $6, $7) returning id`,
    [organizationId, reservationId, personId, at, kind, JSON.stringify(moves), entryId],
  )
  return id
}

/** A solution that has not been undone, and nobody else undoes it until the transaction ends. */
export const lockSolution = (
  tx: Queryable,
  organizationId: number,
  id: number,
): Promise<Omit<NewSolution, 'organizationId' | 'personId'> | undefined> =>
  tx.oneRow<Omit<NewSolution, 'organizationId' | 'personId'>>(
    `select reservation_id as "reservationId", at, kind, moves, wish_id as "entryId" from conflict_solution
       where organization_id = $1 and id = $2 and undone_at is null for update`,
    [organizationId, id],
  )

/** The solution is no more: undone then, by somebody of the staff. */
export const endSolution = async (
  tx: Queryable,
  organizationId: number,
  id: number,
  { at, personId }: { at: Date; personId: number },
): Promise<void> => {
  await tx.change(
    'update conflict_solution set undone_at = $3, undone_by = $4 where organization_id = $1 and id = $2',
    [organizationId, id, at, personId],
  )
}

/** Nobody takes the offer of an entry until the transaction ends. */
export const lockEntry = async (tx: Queryable, organizationId: number, id: number): Promise<void> => {
  await tx.rows('select id from wait_wish where organization_id = $1 and id = $2 for update', [organizationId, id])
}

/** The lines that a reservation was promised for. */
export const bookingLines = (db: Queryable, { organizationId, id }: ReservationKey): Promise<PriceLine[]> =>
  db.rows(
    `select product, description, quantity, unit, unit_price_ore as "unitPriceOre", total_ore as "totalOre", vat_code as "vatCode"
     from reservation_price_line where organization_id = $1 and reservation_id = $2 and stage = 'booking' order by position`,
    [organizationId, id],
  )

/** Gives a reservation back what it had, in use or not. Hold the locks of both cars. */
export const restoreReservation = (tx: Queryable, key: ReservationKey, move: KeptMove): Promise<Changed> =>
  setUnlessTaken(
    tx,
    key,
    `car_id = $3, tariff_id = $4, start_at = $5, end_at = $6, busy_until = $6, canceled_at = null, blocking = true`,
    [move.carId, move.tariffId, move.start, move.end],
  )

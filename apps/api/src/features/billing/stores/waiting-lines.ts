import type { Queryable } from '../../../platform/db/queryable.ts'

const MOST = 200

/** A charge that is held, or that somebody said is wrong and nobody has answered. */
export type WaitingLine = {
  chargeId: number
  description: string
  grossOre: number
  membershipId: number
  membership: string
  reservationId: number | null
  reservationNumber: number | null
  isDisputed: boolean
  dueAt: Date | null
  /** How many there are in all. */
  among: number
}

/** The first of the charges that wait, what is due first before the others; `isOfTrips`: only those of a trip. */
export const listWaitingLines = (db: Queryable, organizationId: number, isOfTrips: boolean): Promise<WaitingLine[]> =>
  db.rows(
    `select c.id::int as "chargeId", c.description, c.gross_ore as "grossOre", c.membership_id as "membershipId", m.name as membership,
       c.reservation_id::int as "reservationId", t.reservation_number as "reservationNumber", d.id is not null as "isDisputed",
       d.due_at as "dueAt", count(*) over ()::int as among
     from charge c join membership m on (m.organization_id, m.id) = (c.organization_id, c.membership_id)
     left join reservation t on (t.organization_id, t.id) = (c.organization_id, c.reservation_id)
     left join charge_dispute d on (d.organization_id, d.charge_id) = (c.organization_id, c.id) and d.answered_at is null
     where c.organization_id = $1 and (not $2 or c.reservation_id is not null) and c.id = any(array(
       select held.id from charge held where held.organization_id = $1 and held.state = 'held'
       union select said.charge_id from charge_dispute said where said.organization_id = $1 and said.answered_at is null))
     order by d.due_at, c.delivered_to, c.id limit ${MOST}`,
    [organizationId, isOfTrips],
  )

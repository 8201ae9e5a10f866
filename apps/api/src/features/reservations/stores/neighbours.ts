import type { Queryable } from '../../../platform/db/queryable.ts'
import type { Reservation } from './reservations.ts'

/** What holds the car before or after a reservation. */
export type Neighbour = {
  reservationId: number
  reservationNumber: number
  isBlock: boolean
  person: string | null
  phone: string | null
  start: Date
  end: Date
}

const one = `select r.id as "reservationId", r.reservation_number as "reservationNumber", r.kind = 'block' as "isBlock", p.name as person,
    p.phone, r.start_at as start, r.end_at as "end" from reservation r left join person p on p.id = r.person_id
  where r.organization_id = $1 and r.car_id = $2 and r.blocking and r.id <> $3 and r.hold_wish_id is null`

/** Who has the car last before a reservation, and first after it. */
export const findNeighbours = async (
  db: Queryable,
  { organizationId, carId, id, start, end }: Pick<Reservation, 'organizationId' | 'carId' | 'id' | 'start' | 'end'>,
): Promise<{ before: Neighbour | undefined; after: Neighbour | undefined }> => ({
  before: await db.oneRow<Neighbour>(`${one} and r.start_at < $4 order by r.start_at desc limit 1`, [
    organizationId,
    carId,
    id,
    start,
  ]),
  after: await db.oneRow<Neighbour>(`${one} and r.start_at >= $4 order by r.start_at limit 1`, [
    organizationId,
    carId,
    id,
    end,
  ]),
})

export type Asked = { why: string | null; person: string | null; at: Date }

/** Who of the staff asked last that somebody looks at a reservation, and why. */
export const findAskedReview = (db: Queryable, organizationId: number, id: number): Promise<Asked | undefined> =>
  db.oneRow<Asked>(
    `select c.why, p.name as person, c.at from admin_change c left join person p on p.id = c.person_id
     where c.organization_id = $1 and c.resource = 'reservations' and c.record_id = $2 and c.action = 'review-asked'
     order by c.id desc limit 1`,
    [organizationId, id],
  )

/** How to write to whoever reserved, and how the membership stands. */
export const findReach = (
  db: Queryable,
  { organizationId, personId, membershipId }: Pick<Reservation, 'organizationId' | 'personId' | 'membershipId'>,
): Promise<{ email: string | null; membershipState: string | null }> =>
  db.theRow(
    `select (select email from person where id = $2) as email,
       (select state from membership where organization_id = $1 and id = $3) as "membershipState"`,
    [organizationId, personId, membershipId],
  )

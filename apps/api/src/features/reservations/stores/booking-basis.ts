import type { DatedValue, Period } from '@delebil/validation'
import type { Queryable } from '../../../platform/db/queryable.ts'
import { type Car, carSelect } from '../../fleet/stores/cars.ts'
import { type Membership, membershipsOf } from '../../memberships/stores/memberships.ts'
import { decidedBy } from '../../organizations/stores/settings.ts'
import { liveCaller, type SessionCaller } from '../../sessions/stores/sessions.ts'

/** What a booking rests on: the person's membership, the active car if it is one of the membership's club, and what that decided. */
export type BookingBasis = { membership: Membership | null; car: Car | null; decided: DatedValue[] }

/** The same for a booking in one statement: what it will be called, and whether the person waits for any car of the club, and whether the car is free. */
export type QuickBasis = BookingBasis & {
  /** Whose session it is, null where it has ended. */
  session: SessionCaller | null
  id: number
  reservationNumber: number
  personName: string
  isWaiting: boolean
  /** Somebody has it; or it is held, which is for the booker to take over if the hold is theirs or has run out. */
  inTheWay: 'RESERVATION' | 'HOLD' | null
}

// One statement: a booking is made of few, and each waits for the one before.
const basisWith = (more: string): string => `
  select to_json(m) as membership, to_json(c) as car, ${decidedBy('m."organizationId"')} as decided${more}
  from (select) nothing
  left join (${membershipsOf('$2')} and m.id = $3) m on true
  left join (${carSelect} where c.id = $4 and c.active) c on c."organizationId" = m."organizationId"`

const basis = basisWith('')

const quickBasis = basisWith(`,
    (select to_json(live) from (${liveCaller({ tokenHash: '$7', now: '$1', idleSince: '$8' })}) live) as session,
    nextval('reservation_id_seq')::int as id,
    nextval('reservation_number_sequence')::int as "reservationNumber", (select name from person where id = $2) as "personName",
    exists (select from wait_wish w where w.organization_id = m."organizationId" and w.person_id = $2 and w.outcome is null) as "isWaiting",
    (select case when r.busy_until <= $5 then null when r.hold_wish_id is null then 'RESERVATION' else 'HOLD' end from reservation r
      where r.organization_id = m."organizationId" and r.car_id = $4 and r.blocking and r.start_at < $6
      order by r.start_at desc limit 1) as "inTheWay"`)

type Asked = { personId: number; membershipId: number; carId: number }
type AskedQuickly = Asked & Period & { sessionTokenHash: Buffer; idleSince: Date }

/** `at`: the moment of the car's tariff. Null for what does not exist or is somebody else's. */
export const findBookingBasis = (
  db: Queryable,
  { personId, membershipId, carId }: Asked,
  at: Date,
): Promise<BookingBasis> => db.theRow<BookingBasis>(basis, [at, personId, membershipId, carId], 'booking-basis')

/** Ids and numbers of bookings that are then refused are never used. */
export const findQuickBasis = (
  db: Queryable,
  { personId, membershipId, carId, start, end, sessionTokenHash, idleSince }: AskedQuickly,
  at: Date,
): Promise<QuickBasis> =>
  db.theRow<QuickBasis>(
    quickBasis,
    [at, personId, membershipId, carId, start, end, sessionTokenHash, idleSince],
    'quick-booking-basis',
  )

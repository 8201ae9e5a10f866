import type { DatedValue, Period } from '@delebil/validation'
import { askTogether } from '../../../platform/db/ask-together.ts'
import type { Queryable } from '../../../platform/db/queryable.ts'
import { type Car, carSelectAt } from '../../fleet/stores/cars.ts'
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

type Named = Readonly<Record<'at' | 'person' | 'membership' | 'car', string>>

// One statement: a booking is made of few, and each waits for the one before.
const basisOf = ({ at, person, membership, car }: Named, more = ''): string => `
  select to_json(m) as membership, to_json(c) as car, ${decidedBy('m."organizationId"')} as decided${more}
  from (select) nothing
  left join (${membershipsOf(person)} and m.id = ${membership}) m on true
  left join (${carSelectAt(at)} where c.id = ${car} and c.active) c on c."organizationId" = m."organizationId"`

const basis = basisOf({ at: '$1', person: '$2', membership: '$3', car: '$4' })

const named = {
  at: 'asked.at',
  person: 'asked.person',
  membership: 'asked.membership',
  car: 'asked.car',
  tokenHash: 'asked.token_hash',
  now: 'asked.at',
  idleSince: 'asked.idle_since',
}

const quickBasis = basisOf(
  named,
  `,
    (select to_json(live) from (${liveCaller(named)}) live) as session,
    nextval('reservation_id_seq')::int as id,
    nextval('reservation_number_sequence')::int as "reservationNumber", (select name from person where id = asked.person) as "personName",
    exists (select from wait_wish w where w.organization_id = m."organizationId" and w.person_id = asked.person and w.outcome is null) as "isWaiting",
    (select case when r.busy_until <= asked.start_at then null when r.hold_wish_id is null then 'RESERVATION' else 'HOLD' end from reservation r
      where r.organization_id = m."organizationId" and r.car_id = asked.car and r.blocking and r.start_at < asked.end_at
      order by r.start_at desc limit 1) as "inTheWay"`,
)

// `offset 0` lets each be looked up by itself, through the indexes, however many there are. Of json the planner expects the same
// whatever is in it: of arrays it would make a plan anew for each length, which takes longer than all else.
const quickBases = `
  select basis.* from rows from (json_to_recordset($1) as (at timestamptz, person int, membership int, car int, start_at timestamptz,
    end_at timestamptz, token text, idle_since timestamptz)) with ordinality
    as sent (at, person, membership, car, start_at, end_at, token, idle_since, position)
  cross join lateral (select sent.*, decode(sent.token, 'hex') as token_hash) asked
  cross join lateral (${quickBasis} offset 0) basis order by sent.position`

// The same of one alone, which costs less than a list of one.
const quickBasisAlone = `
  select basis.* from (select $1::timestamptz as at, $2::int as person, $3::int as membership, $4::int as car, $5::timestamptz as start_at,
    $6::timestamptz as end_at, $7::bytea as token_hash, $8::timestamptz as idle_since) asked
  cross join lateral (${quickBasis} offset 0) basis`

type Asked = { personId: number; membershipId: number; carId: number }
type AskedQuickly = Asked & Period & { at: Date; sessionTokenHash: Buffer; idleSince: Date }

/** `at`: the moment of the car's tariff. Null for what does not exist or is somebody else's. */
export const findBookingBasis = (
  db: Queryable,
  { personId, membershipId, carId }: Asked,
  at: Date,
): Promise<BookingBasis> => db.theRow<BookingBasis>(basis, [at, personId, membershipId, carId], 'booking-basis')

/** Ids and numbers of bookings that are then refused are never used. Those that book at the same moment are asked for together. */
export const findQuickBasis = askTogether((db, all: readonly AskedQuickly[]): Promise<QuickBasis[]> => {
  const [one] = all
  if (one && all.length === 1) {
    const { at, personId, membershipId, carId, start, end, sessionTokenHash, idleSince } = one
    const values = [at, personId, membershipId, carId, start, end, sessionTokenHash, idleSince]
    return db.rows<QuickBasis>(quickBasisAlone, values, 'quick-booking-basis')
  }
  const sent = all.map(({ at, personId, membershipId, carId, start, end, sessionTokenHash, idleSince }) => ({
    at,
    person: personId,
    membership: membershipId,
    car: carId,
    start_at: start,
    end_at: end,
    token: sessionTokenHash.toString('hex'),
    idle_since: idleSince,
  }))
  return db.rows<QuickBasis>(quickBases, [JSON.stringify(sent)], 'quick-booking-bases')
})

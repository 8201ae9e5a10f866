import type { DatedValue } from '@delebil/validation'
import type { Queryable } from '../../../platform/db/queryable.ts'
import { type Car, carSelect } from '../../fleet/stores/cars.ts'
import { type Membership, membershipsOf } from '../../memberships/stores/memberships.ts'
import { decidedBy } from '../../organizations/stores/settings.ts'

/** What a booking rests on: the person's membership, the active car if it is one of the membership's club, and what that decided. */
export type BookingBasis = { membership: Membership | null; car: Car | null; decided: DatedValue[] }

// One statement: a booking is made of few, and each waits for the one before.
const basis = `
  select to_json(m) as membership, to_json(c) as car, ${decidedBy('m."organizationId"')} as decided
  from (select) nothing
  left join (${membershipsOf('$2')} and m.id = $3) m on true
  left join (${carSelect} where c.id = $4 and c.active) c on c."organizationId" = m."organizationId"`

/** `at`: the moment of the car's tariff. Null for what does not exist or is somebody else's. */
export const findBookingBasis = (
  db: Queryable,
  { personId, membershipId, carId }: { personId: number; membershipId: number; carId: number },
  at: Date,
): Promise<BookingBasis> => db.theRow<BookingBasis>(basis, [at, personId, membershipId, carId], 'booking-basis')

import type { Follow } from '@delebil/admin-components'
import { membershipsOf } from '../memberships/memberships-of.ts'
import { reservationTexts } from './reservation-texts.ts'

/** Who is chosen says which membership it is. */
export const membershipOfPerson: Follow<'personId' | 'membershipId'> = {
  field: 'membershipId',
  after: 'personId',
  find: async (host, personId) => {
    const known = await membershipsOf(host, personId)
    return known.ok ? known.value : undefined
  },
  hint: reservationTexts.membershipsFound,
}

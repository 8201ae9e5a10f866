import type { Queryable } from '../../platform/db/queryable.ts'
import type { Caller } from '../../platform/verb.ts'
import { findPartnerOfSession } from '../partners/partner-store.ts'
import type { Bringing } from './stores/membership-types.ts'

/** What the caller brings to a join: a partner's session the partner's key and nothing else, any other the key that it was given. */
export const whatIsBrought = async (
  db: Queryable,
  caller: Caller | undefined,
  partnerKey: string | undefined,
): Promise<Bringing> => {
  const partner = caller?.partner && (await findPartnerOfSession(db, caller.partner))
  if (!partner?.membershipKey) return { partnerKey, isOnlyPartners: false }
  return { partnerKey: partner.membershipKey, isOnlyPartners: true }
}

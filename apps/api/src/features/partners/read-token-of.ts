import type { Queryable } from '../../platform/db/queryable.ts'
import { Refusal } from '../../platform/refusal.ts'
import { isFeatureEnabled } from '../organizations/stores/feature-toggles.ts'
import { findPartner, type Partner } from './partner-store.ts'
import { type PartnerToken, readPartnerToken } from './read-partner-token.ts'

const partnerToggle = 'partner-landing'

/** The partner and what its token says. An unknown partner is refused like a forged token; while its club has the feature off, there are none. */
export const readTokenOf = async (
  db: Queryable,
  key: string,
  token: string,
  now: Date,
): Promise<{ partner: Partner; token: PartnerToken }> => {
  const partner = await findPartner(db, key, now)
  if (!(await isFeatureEnabled(db, partnerToggle, partner?.organizationId))) throw new Refusal('resource.unknown')
  if (partner === undefined) throw new Refusal('partner.refused')
  return { partner, token: await readPartnerToken(partner, token, now) }
}

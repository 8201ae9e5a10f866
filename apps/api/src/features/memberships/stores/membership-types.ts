import type { MembershipType } from '@delebil/core-api'
import type { Queryable } from '../../../platform/db/queryable.ts'
import { termsInForce } from './terms-in-force.ts'

const columns = (now: string) => `id, organization_id as "organizationId", name, description, kind,
  organization_number_required as "organizationNumberRequired", ${termsInForce('membership_type', now)} as "termsVersion",
  payment_required as "paymentRequired", deposit_ore as "depositOre", fee_ore as "feeOre", coalesce(share_ore, 0) as "shareOre",
  external_id_card_verification_required as "externalIdCardVerificationRequired"`
const offered = 'active and (partner_key = $1 or partner_key is null and not $2::boolean)'

/** What somebody brings: the key of a partner, and whether only that partner's types are theirs to join. */
export type Bringing = { readonly partnerKey: string | undefined; readonly isOnlyPartners: boolean }

/** Types of one club, or of all, in the club's order; those of a partner only with its key. */
export const listMembershipTypes = (
  db: Queryable,
  { partnerKey, isOnlyPartners }: Bringing,
  organizationId: number | undefined,
  now: Date,
): Promise<MembershipType[]> =>
  db.rows(
    `select ${columns('$4')} from membership_type where ${offered} and ($3::int is null or organization_id = $3)
     order by organization_id, position, id`,
    [partnerKey ?? null, isOnlyPartners, organizationId ?? null, now],
  )

/** One type, if it can be joined with this key. */
export const findMembershipType = (
  db: Queryable,
  id: number,
  { partnerKey, isOnlyPartners }: Bringing,
  now: Date,
): Promise<MembershipType | undefined> =>
  db.oneRow<MembershipType>(`select ${columns('$4')} from membership_type where ${offered} and id = $3`, [
    partnerKey ?? null,
    isOnlyPartners,
    id,
    now,
  ])

import { oneRow, type Queryable } from '../db/queryable.ts'

/** A type of membership that can be joined now. */
export type MembershipType = {
  id: number
  organizationId: number
  name: string
  description: string
  kind: 'PRIVATE' | 'COMPANY'
  organizationNumberRequired: boolean
  termsVersion: string
  paymentRequired: boolean
  depositOre: number
  feeOre: number
  externalIdCardVerificationRequired: boolean
}

const columns = `id, organization_id as "organizationId", name, description, kind,
  organization_number_required as "organizationNumberRequired", terms_version as "termsVersion",
  payment_required as "paymentRequired", deposit_ore as "depositOre", fee_ore as "feeOre",
  external_id_card_verification_required as "externalIdCardVerificationRequired"`
const offered = 'active and (partner_key is null or partner_key = $1)'

/** Types of one club, or of all, in the club's order; those of a partner only with its key. */
export const listMembershipTypes = (
  db: Queryable,
  partnerKey: string | undefined,
  organizationId: number | undefined,
): Promise<MembershipType[]> =>
  db.rows(
    `select ${columns} from membership_type where ${offered} and ($2::int is null or organization_id = $2)
     order by organization_id, position, id`,
    [partnerKey ?? null, organizationId ?? null],
  )

/** One type, if it can be joined with this key. */
export const findMembershipType = (
  db: Queryable,
  id: number,
  partnerKey: string | undefined,
): Promise<MembershipType | undefined> =>
  oneRow(
    db.rows<MembershipType>(`select ${columns} from membership_type where ${offered} and id = $2`, [
      partnerKey ?? null,
      id,
    ]),
  )

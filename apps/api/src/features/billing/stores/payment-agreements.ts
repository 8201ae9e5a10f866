import type { Queryable } from '../../../platform/db/queryable.ts'
import type { MembershipKey } from './billing-basis.ts'

export type StoredAgreements = {
  type: 'PRIVATE' | 'COMPANY'
  version: number
  hasEInvoice: boolean
  directDebitKid: string | null
  directDebitNotice: boolean
}

/** What whoever pays for a membership that exists has agreed with the bank. */
export const findAgreements = (
  db: Queryable,
  { organizationId, membershipId }: MembershipKey,
): Promise<StoredAgreements> =>
  db.theRow(
    `select type, version, has_e_invoice as "hasEInvoice", direct_debit_kid as "directDebitKid", direct_debit_notice as "directDebitNotice"
     from membership where organization_id = $1 and id = $2`,
    [organizationId, membershipId],
  )

export const saveAgreements = async (
  tx: Queryable,
  { organizationId, membershipId }: MembershipKey,
  { hasEInvoice, directDebitKid, directDebitNotice }: StoredAgreements,
): Promise<void> => {
  await tx.change(
    `update membership set has_e_invoice = $3, direct_debit_kid = $4, direct_debit_notice = $5 where organization_id = $1 and id = $2`,
    [organizationId, membershipId, hasEInvoice, directDebitKid, directDebitNotice],
  )
}

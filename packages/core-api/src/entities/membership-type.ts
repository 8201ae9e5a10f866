import * as v from 'valibot'
import { flag, id, ore } from '../primitives.ts'

export const membershipKinds = ['PRIVATE', 'COMPANY'] as const

/** What one can join: data of the club, not code. */
export const membershipType = v.object({
  id,
  organizationId: id,
  name: v.string(),
  description: v.string(),
  kind: v.picklist(membershipKinds),
  organizationNumberRequired: flag,
  /** The version of the terms that joining accepts. */
  termsVersion: v.string(),
  paymentRequired: flag,
  depositOre: ore,
  feeOre: ore,
  /** Billed with the first invoice, and paid back to whoever leaves; left out or 0 where there is none. */
  shareOre: v.optional(ore),
  externalIdCardVerificationRequired: flag,
})
export type MembershipType = v.InferOutput<typeof membershipType>

import { membershipStates } from '@delebil/validation'
import * as v from 'valibot'
import { id, ore } from '../primitives.ts'

export const membership = v.object({
  id,
  name: v.string(),
  type: v.string(),
  state: v.picklist(membershipStates),
  isOwner: v.boolean(),
  default: v.boolean(),
  canCreateReservation: v.boolean(),
  organizationId: id,
  externalIdCardVerificationRequired: v.boolean(),
  externalIdCard: v.nullable(v.string()),
  memberCount: v.number(),
  /** JSON text `{name, latitude, longitude}`. */
  defaultLocation: v.nullable(v.string()),
  oidcId: v.nullable(v.string()),
  discontinued: v.boolean(),
})
export type Membership = v.InferOutput<typeof membership>

export const member = v.object({
  id,
  name: v.string(),
  isOwner: v.boolean(),
  default: v.boolean(),
  canCreateReservation: v.boolean(),
})
export type Member = v.InferOutput<typeof member>

/** One membership with what its own page tells. */
export const membershipDetail = v.object({
  ...membership.entries,
  /** Owners first. */
  members: v.array(member),
  typeName: v.nullable(v.string()),
  organizationNumber: v.nullable(v.string()),
  /** The membership that this one was granted under; it follows that one's state. */
  parentName: v.nullable(v.string()),
  depositOre: ore,
  feeOre: ore,
  /** It may not book before something overdue is paid. */
  isOverdue: v.boolean(),
})
export type MembershipDetail = v.InferOutput<typeof membershipDetail>

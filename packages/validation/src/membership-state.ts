/** The states that a membership can have; the words of the wire. */
export const membershipStates = ['ACTIVE', 'PAUSED', 'PAYMENT_REQUIRED', 'BLOCKED', 'CANCELED'] as const
export type MembershipState = (typeof membershipStates)[number]

/** `externalIdCard` is whatever stands for a supplied card; null, undefined, false and '' mean that there is none. */
export type MembershipStanding = {
  state: string
  externalIdCardVerificationRequired?: boolean | undefined
  externalIdCard?: unknown
}

/** True when `value` is a state of this product. */
export function isMembershipState(value: unknown): value is MembershipState {
  return membershipStates.some((state) => state === value)
}

/** True for an active membership that still needs its ID card looked at; the profile menu then shows 'ID-kort'. */
export function needsIdCard(membership: MembershipStanding): boolean {
  return membership.state === 'ACTIVE' && membership.externalIdCardVerificationRequired === true
}

/** The states that a membership can have; the words of the wire. */
export const membershipStates = ['ACTIVE', 'PAUSED', 'PAYMENT_REQUIRED', 'BLOCKED', 'CANCELED'] as const
export type MembershipState = (typeof membershipStates)[number]

/** Colour of the dot beside a membership; undefined means that none is shown. */
export type MembershipIndicator = 'green' | 'yellow' | 'red' | undefined

/** What a person reads. `paymentMissing` is the longer wording of PAYMENT_REQUIRED, for the profile page. */
export const membershipStateText = {
  ACTIVE: 'Aktiv',
  PAUSED: 'Pauset',
  PAYMENT_REQUIRED: 'Ikke betalt',
  BLOCKED: 'Sperret',
  CANCELED: 'Avsluttet',
  paymentMissing: 'Betaling mangler',
  idCardWaiting: 'Venter på godkjenning av ID-kort',
  idCardMissing: 'Mangler ID-kort',
  unknown: 'Ukjent status',
} as const satisfies Record<MembershipState, string> & Record<string, string>

const indicatorOfState: Record<MembershipState, Exclude<MembershipIndicator, undefined>> = {
  ACTIVE: 'green',
  PAUSED: 'yellow',
  PAYMENT_REQUIRED: 'red',
  BLOCKED: 'red',
  CANCELED: 'red',
}

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

/** Text and indicator of a membership; a state that we do not know has a text but no indicator. */
export function describeMembership(membership: MembershipStanding): { text: string; indicator: MembershipIndicator } {
  const { state } = membership
  if (!isMembershipState(state)) return { text: membershipStateText.unknown, indicator: undefined }
  if (!needsIdCard(membership)) return { text: membershipStateText[state], indicator: indicatorOfState[state] }
  const supplied = Boolean(membership.externalIdCard)
  return supplied
    ? { text: membershipStateText.idCardWaiting, indicator: 'yellow' }
    : { text: membershipStateText.idCardMissing, indicator: 'red' }
}

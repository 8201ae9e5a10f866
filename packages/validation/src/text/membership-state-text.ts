import { isMembershipState, type MembershipStanding, type MembershipState, needsIdCard } from '../membership-state.ts'

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

/** Colour of the dot beside a membership; undefined means that none is shown. */
export type MembershipIndicator = 'green' | 'yellow' | 'red' | undefined

const indicatorOfState: Record<MembershipState, Exclude<MembershipIndicator, undefined>> = {
  ACTIVE: 'green',
  PAUSED: 'yellow',
  PAYMENT_REQUIRED: 'red',
  BLOCKED: 'red',
  CANCELED: 'red',
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

import { type CarAccessWay, type MembershipState, membershipStates } from '@delebil/validation'
import type { MessageRepeat, MessageTrigger } from '@delebil/validation/entity-message'
import { damagePlaceText, membershipStateText } from '@delebil/validation/text'
import { yesNo } from '../field.ts'

export type { CarAccessWay }

/** When and how often popup messages are shown. */
export const messageTexts = {
  triggers: {
    BOOKING: 'Ved reservasjon',
    BEFORE_TRIP: 'Før turen',
    DURING_TRIP: 'Under turen',
  } satisfies Record<MessageTrigger, string>,
  repeat: { ONCE: 'En gang', EACH_TRIP: 'Hver tur', EACH_DAY: 'Hver dag' } satisfies Record<MessageRepeat, string>,
} as const

export const damageTexts = {
  kinds: { DAMAGE: 'Skade', DEVIATION: 'Avvik' },
  states: { REPORTED: 'Meldt', ACCEPTED: 'Godtatt', REPAIRED: 'Utbedret', DISMISSED: 'Avvist' },
  places: damagePlaceText,
} as const

export const membershipTexts = {
  types: { PRIVATE: 'Privat', COMPANY: 'Bedrift' },
  states: Object.fromEntries(membershipStates.map((state) => [state, membershipStateText[state]])) as Readonly<
    Record<MembershipState, string>
  >,
} as const

/** The reservations that a change affects have been seen: do it all the same. */
export const acceptAffected = yesNo('Reservasjonene er sett på', {
  write: true,
  optional: true,
  aside: true,
  whenRefused: true,
} as const)

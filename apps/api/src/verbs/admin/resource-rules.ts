import { damages } from './rules/damages.ts'
import { assignments, cars, entityMessages, models } from './rules/fleet.ts'
import { locations } from './rules/locations.ts'
import { memberCards, memberships, membershipTypes, persons } from './rules/people.ts'
import { reviewActs } from './rules/reviews.ts'
import { adminReservations, messages, reservations, situations, specificSituations } from './rules/trips.ts'
import type { Rules } from './rules.ts'

/** What resources need beyond the common, by key. */
export const adminRules: Readonly<Record<string, Rules | undefined>> = {
  cars,
  models,
  locations,
  assignments,
  'entity-messages': entityMessages,
  persons,
  memberships,
  membershipTypes,
  'member-cards': memberCards,
  reservations,
  'problem-reservations': { acts: reviewActs },
  'admin-reservations': adminReservations,
  damages,
  messages,
  situations,
  'situations/specific': specificSituations,
}

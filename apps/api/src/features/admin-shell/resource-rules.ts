import type { Rules } from '../admin-records/rules.ts'
import { assignments, cars, entityMessages, models } from '../fleet/staff/fleet-rules.ts'
import { locations } from '../fleet/staff/location-rules.ts'
import { messages } from '../messages/staff/message-rules.ts'
import { memberCards, memberships, membershipTypes, persons } from '../people/staff/people-rules.ts'
import { reviewActs } from '../reservations/staff/review-rules.ts'
import { adminReservations, reservations } from '../reservations/staff/trip-rules.ts'
import { situations, specificSituations } from '../situations/situation-rules.ts'
import { damages } from '../who-drove/damage-rules.ts'

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

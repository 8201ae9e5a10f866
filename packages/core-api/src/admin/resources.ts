import { carImages } from './resources/car-images.ts'
import { featureToggles } from './resources/feature-toggles.ts'
import { assignments, cars, entityMessages, models } from './resources/fleet.ts'
import { situations, specificSituations } from './resources/help.ts'
import { locations } from './resources/locations.ts'
import { memberCards, memberships, membershipTypes, persons } from './resources/people.ts'
import { adminReservations, damages, messages, reservations, workList } from './resources/trips.ts'

/** Every kind of record that staff work with, by its path. */
export const adminResources = {
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
  'admin-reservations': adminReservations,
  'problem-reservations': workList,
  damages,
  messages,
  situations,
  'situations/specific': specificSituations,
  'car-image': carImages,
  'feature-toggles': featureToggles,
} as const

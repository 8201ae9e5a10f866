import type { AdminKey } from '@delebil/core-api/admin'
import type { AdminTable } from './table.ts'
import { featureToggles } from './tables/feature-toggles.ts'
import { assignments, carImages, cars, entityMessages, models } from './tables/fleet.ts'
import { situations, specificSituations } from './tables/help.ts'
import { locations } from './tables/locations.ts'
import { memberCards, memberships, membershipTypes, persons } from './tables/people.ts'
import { adminReservations, damages, messages, reservations, workList } from './tables/trips.ts'

const tables: Readonly<Record<AdminKey, AdminTable>> = {
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
}

/** Where each resource is kept, by its key. */
export const adminTables: Readonly<Record<string, AdminTable | undefined>> = tables

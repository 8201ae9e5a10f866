import type { Screen } from '@delebil/admin-components'
import { adminReservationsScreen } from '../admin-reservations/admin-reservations-screen.ts'
import { assignmentsScreen } from '../assignments/assignments-screen.ts'
import { carImageScreen } from '../car-images/car-image-screen.ts'
import { carsScreen } from '../cars/cars-screen.ts'
import { damagesScreen } from '../damages/damages-screen.ts'
import { entityMessagesScreen } from '../entity-messages/entity-messages-screen.ts'
import { featureTogglesScreen } from '../feature-toggles/feature-toggles-screen.ts'
import { situationsScreen } from '../help/situations-screen.ts'
import { specificSituationsScreen } from '../help/situations-specific-screen.ts'
import { locationsScreen } from '../locations/locations-screen.ts'
import { memberCardsScreen } from '../member-cards/member-cards-screen.ts'
import { membershipsScreen } from '../memberships/memberships-screen.ts'
import { messagesScreen } from '../messages/messages-screen.ts'
import { modelsScreen } from '../models/models-screen.ts'
import { personsScreen } from '../persons/persons-screen.ts'
import { problemReservationsScreen } from '../problem-reservations/problem-reservations-screen.ts'
import { reservationsScreen } from '../reservations/reservations-screen.ts'
import type { PagedKey } from '../shared/admin-paths.ts'

/** Every kind of record that has pages. */
export const screens: { readonly [K in PagedKey]: Screen<K> } = {
  reservations: reservationsScreen,
  'admin-reservations': adminReservationsScreen,
  'problem-reservations': problemReservationsScreen,
  messages: messagesScreen,
  persons: personsScreen,
  memberships: membershipsScreen,
  'member-cards': memberCardsScreen,
  cars: carsScreen,
  assignments: assignmentsScreen,
  locations: locationsScreen,
  models: modelsScreen,
  'car-image': carImageScreen,
  'entity-messages': entityMessagesScreen,
  damages: damagesScreen,
  situations: situationsScreen,
  'situations/specific': specificSituationsScreen,
  'feature-toggles': featureTogglesScreen,
}

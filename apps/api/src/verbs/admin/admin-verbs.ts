import type { AdminVerbs, AnyAdminVerb } from './admin-verb.ts'
import { bulkRunVerbs } from './bulk/run-verbs.ts'
import { conflictVerbs } from './conflicts/conflict-verbs.ts'
import { adminCounts } from './counts.ts'
import { fleetMapVerbs } from './fleet-map-verbs.ts'
import { fleetVerbs } from './fleet-verbs.ts'
import { moveReservations } from './move-reservations.ts'
import { nightVerbs } from './night-verbs.ts'
import { adminOverview } from './overview.ts'
import { peopleVerbs } from './people-verbs.ts'
import { personRemoval } from './person-removal.ts'
import { pictureVerbs } from './picture-verbs.ts'
import { quoteReservation } from './quote.ts'
import { readPlan } from './read-plan.ts'
import { resourceVerbs } from './resource-verbs.ts'
import { reviewVerbs } from './review-verbs.ts'
import { savedViewVerbs } from './saved-views.ts'
import { searchAdmin } from './search.ts'
import { settingVerbs } from './setting-verbs.ts'
import { tripVerbs } from './trip-verbs.ts'
import { whoDrove } from './who-drove.ts'

const ownVerbs: AdminVerbs = {
  ...savedViewVerbs,
  ...bulkRunVerbs,
  'admin.search': searchAdmin,
  'admin.counts': adminCounts,
  'admin.overview': adminOverview,
  ...fleetVerbs,
  ...peopleVerbs,
  ...tripVerbs,
  ...reviewVerbs,
  'persons.removal': personRemoval,
  'reservations.quote': quoteReservation,
  ...pictureVerbs,
  ...nightVerbs,
  'who-drove.find': whoDrove,
  ...fleetMapVerbs,
  ...conflictVerbs,
  'fleet.plan': readPlan,
  'fleet.move': moveReservations,
  ...settingVerbs,
}

/** What every call of the admin area does, by its name in the contract. */
export const adminVerbs: Readonly<Record<string, AnyAdminVerb>> = {
  ...resourceVerbs,
  ...(ownVerbs as unknown as Readonly<Record<string, AnyAdminVerb>>),
}

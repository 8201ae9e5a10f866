import type { AdminResource } from './resource.ts'
import { adminReservations } from './resources/admin-reservations.ts'
import { assignments } from './resources/assignments.ts'
import { billing } from './resources/billing.ts'
import { billingRuns } from './resources/billing-runs.ts'
import { carImages } from './resources/car-images.ts'
import { cars } from './resources/cars.ts'
import { damages } from './resources/damages.ts'
import { entityMessages } from './resources/entity-messages.ts'
import { featureToggles } from './resources/feature-toggles.ts'
import { fuelPurchases } from './resources/fuel-purchases.ts'
import { importRuns } from './resources/import-runs.ts'
import { incomingPayments } from './resources/incoming-payments.ts'
import { invoices } from './resources/invoices.ts'
import { ledger } from './resources/ledger.ts'
import { locations } from './resources/locations.ts'
import { memberCards } from './resources/member-cards.ts'
import { membershipTypes } from './resources/membership-types.ts'
import { memberships } from './resources/memberships.ts'
import { messages } from './resources/messages.ts'
import { models } from './resources/models.ts'
import { odometerReadings } from './resources/odometer-readings.ts'
import { partners } from './resources/partners.ts'
import { payouts } from './resources/payouts.ts'
import { personViews } from './resources/person-views.ts'
import { persons } from './resources/persons.ts'
import { problemReservations } from './resources/problem-reservations.ts'
import { products } from './resources/products.ts'
import { properties } from './resources/properties.ts'
import { propertyGroups } from './resources/property-groups.ts'
import { reminders } from './resources/reminders.ts'
import { reservationExpenses } from './resources/reservation-expenses.ts'
import { reservations } from './resources/reservations.ts'
import { situations } from './resources/situations.ts'
import { specificSituations } from './resources/situations-specific.ts'
import { sms } from './resources/sms.ts'
import { tariffs } from './resources/tariffs.ts'

/** Every kind of record that staff work with, by its path. What server and site know of each is theirs to say for all of these. */
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
  'problem-reservations': problemReservations,
  damages,
  messages,
  sms,
  situations,
  'situations/specific': specificSituations,
  'car-image': carImages,
  'feature-toggles': featureToggles,
  billing,
  'billing-runs': billingRuns,
  products,
  tariffs,
  invoices,
  'reservation-expenses': reservationExpenses,
  ledger,
  payouts,
  reminders,
  'import-runs': importRuns,
  'fuel-purchases': fuelPurchases,
  'odometer-readings': odometerReadings,
  'person-views': personViews,
  'incoming-payments': incomingPayments,
  partners,
  'property-groups': propertyGroups,
  properties,
} as const

const byKey: Readonly<Record<string, AdminResource | undefined>> = adminResources

/** The resource that a text names; undefined where it names none. */
export function findResource(key: string): AdminResource | undefined {
  return Object.hasOwn(byKey, key) ? byKey[key] : undefined
}

export type AdminResources = typeof adminResources
export type AdminKey = keyof AdminResources

export function isAdminKey(key: string): key is AdminKey {
  return Object.hasOwn(adminResources, key)
}

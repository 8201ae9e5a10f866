import type { ServerResources } from '../admin-records/server-resource.ts'
import { billingResource } from '../billing/resources/billing/billing-resource.ts'
import { billingRunsResource } from '../billing/resources/billing-runs/billing-runs-resource.ts'
import { invoicesTable } from '../billing/resources/invoices/invoices-store.ts'
import { ledgerTable } from '../billing/resources/ledger/ledger-store.ts'
import { payoutsResource } from '../billing/resources/payouts/payouts-resource.ts'
import { productsResource } from '../billing/resources/products/products-resource.ts'
import { remindersResource } from '../billing/resources/reminders/reminders-resource.ts'
import { tariffsResource } from '../billing/resources/tariffs/tariffs-resource.ts'
import { reservationExpensesResource } from '../expenses/resources/reservation-expenses/reservation-expenses-resource.ts'
import { assignmentsResource } from '../fleet/resources/assignments/assignments-resource.ts'
import { carImageTable } from '../fleet/resources/car-image/car-image-store.ts'
import { carsResource } from '../fleet/resources/cars/cars-resource.ts'
import { entityMessagesResource } from '../fleet/resources/entity-messages/entity-messages-resource.ts'
import { locationsResource } from '../fleet/resources/locations/locations-resource.ts'
import { modelsResource } from '../fleet/resources/models/models-resource.ts'
import { propertiesResource } from '../fleet/resources/properties/properties-resource.ts'
import { propertyGroupsResource } from '../fleet/resources/property-groups/property-groups-resource.ts'
import { fuelPurchasesTable } from '../imports/resources/fuel-purchases/fuel-purchases-store.ts'
import { importRunsTable } from '../imports/resources/import-runs/import-runs-store.ts'
import { odometerReadingsTable } from '../imports/resources/odometer-readings/odometer-readings-store.ts'
import { incomingPaymentsResource } from '../incoming-payments/resources/incoming-payments/incoming-payments-resource.ts'
import { messagesResource } from '../messages/resources/messages/messages-resource.ts'
import { featureTogglesTable } from '../organizations/resources/feature-toggles/feature-toggles-store.ts'
import { partnersResource } from '../partners/resources/partners/partners-resource.ts'
import { memberCardsResource } from '../people/resources/member-cards/member-cards-resource.ts'
import { membershipTypesResource } from '../people/resources/membership-types/membership-types-resource.ts'
import { membershipsResource } from '../people/resources/memberships/memberships-resource.ts'
import { personViewsTable } from '../people/resources/person-views/person-views-store.ts'
import { personsResource } from '../people/resources/persons/persons-resource.ts'
import { adminReservationsResource } from '../reservations/resources/admin-reservations/admin-reservations-resource.ts'
import { problemReservationsResource } from '../reservations/resources/problem-reservations/problem-reservations-resource.ts'
import { reservationsResource } from '../reservations/resources/reservations/reservations-resource.ts'
import { situationsResource } from '../situations/resources/situations/situations-resource.ts'
import { specificSituationsResource } from '../situations/resources/situations-specific/situations-specific-resource.ts'
import { smsResource } from '../sms/resources/sms/sms-resource.ts'
import { damagesResource } from '../who-drove/resources/damages/damages-resource.ts'

/** Every resource of the contract as the server knows it. */
export const serverResources: ServerResources = {
  cars: carsResource,
  models: modelsResource,
  locations: locationsResource,
  assignments: assignmentsResource,
  'entity-messages': entityMessagesResource,
  persons: personsResource,
  memberships: membershipsResource,
  membershipTypes: membershipTypesResource,
  'member-cards': memberCardsResource,
  reservations: reservationsResource,
  'admin-reservations': adminReservationsResource,
  'problem-reservations': problemReservationsResource,
  damages: damagesResource,
  messages: messagesResource,
  sms: smsResource,
  situations: situationsResource,
  'situations/specific': specificSituationsResource,
  'car-image': { ...carImageTable, rules: {} },
  'feature-toggles': { ...featureTogglesTable, rules: {} },
  billing: billingResource,
  'billing-runs': billingRunsResource,
  products: productsResource,
  tariffs: tariffsResource,
  invoices: { ...invoicesTable, rules: {} },
  'reservation-expenses': reservationExpensesResource,
  ledger: { ...ledgerTable, rules: {} },
  payouts: payoutsResource,
  reminders: remindersResource,
  'import-runs': { ...importRunsTable, rules: {} },
  'fuel-purchases': { ...fuelPurchasesTable, rules: {} },
  'person-views': { ...personViewsTable, rules: {} },
  'odometer-readings': { ...odometerReadingsTable, rules: {} },
  partners: partnersResource,
  'property-groups': propertyGroupsResource,
  properties: propertiesResource,
  'incoming-payments': incomingPaymentsResource,
}

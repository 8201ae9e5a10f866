export { NAME_MAX_LENGTH, PASSWORD_MAX_LENGTH } from './account-fields.ts'
export {
  apiRoot,
  calendarPath,
  docsPath,
  embedRoot,
  type GbfsVersion,
  gbfsManifestPath,
  gbfsPath,
  gbfsVersions,
  invoiceCsvPath,
  invoicePdfPath,
  locationPage,
  openApiPath,
  partnerPage,
  paymentPage,
  paymentWebhookPath,
  reservationPage,
  sharedPage,
  signOnCallbackPath,
  signOnPages,
  signOnPath,
  smsWebhookPath,
  staffSignOnCallbackPath,
  staffSignOnPath,
  tripletexWebhookPath,
  yearCsvPath,
} from './addresses.ts'
export type {
  Answer,
  Api,
  Caller,
  CallInput,
  CallName,
  CallOptions,
  HandlerInput,
  NetworkProblem,
  Refusal,
  RefusalCode,
  Result,
} from './call.ts'
export { type Call, callOf } from './client/call-of.ts'
export { createClient } from './client/create-client.ts'
export { createLiveEvents, type LiveEvents } from './client/live-events.ts'
export { type FailedCall, isPassing, lostRefusal, readRefusal } from './client/refusal.ts'
export { requestAddress } from './client/request-address.ts'
export type { Around, ClientOptions, Input, Outcome } from './client/run-call.ts'
export { readEvents } from './client/subscribe.ts'
export { aroundCalls, toApi } from './client/to-api.ts'
export { wait } from './client/wait.ts'
export { type Contract, contract, type EndpointName } from './contract.ts'
export {
  type Access,
  type Endpoint,
  endpoint,
  type Method,
  type Permission,
  type PermissionArea,
  permissionAreas,
  permissions,
  problemsOf,
} from './endpoint.ts'
export type { SearchFilters } from './endpoints/search-fields.ts'
export type { SignOn, StaffSignOn, WaitingSignOn } from './endpoints/single-sign-on.ts'
export type {
  License,
  NotificationChoice,
  NotificationSettings,
  OwnPerson,
  OwnSession,
  PersonExport,
  PushToken,
} from './entities/account.ts'
export type { Availability, AvailabilityPeriod, ReservedDays } from './entities/availability.ts'
export { billingFields, type OwnBillingData } from './entities/billing-data.ts'
export type { Car, CarCatalogue, CarHit, CarProperty, CatalogueCar, SearchColumns } from './entities/car.ts'
export type { CarState } from './entities/car-state.ts'
export type { CarYear } from './entities/car-year.ts'
export type { EntityMessage } from './entities/entity-message.ts'
export type { Expense } from './entities/expense.ts'
export type { FilterGroup, Filters } from './entities/filter.ts'
export type { FlexibleHit } from './entities/flexible-hit.ts'
export type { Invitation, InvitationPreview } from './entities/invitation.ts'
export type { Invoice, InvoiceLine, LineDispute, OpenLine, WaitingTrip } from './entities/invoice.ts'
export type { LiveEvent } from './entities/live-event.ts'
export type { Location } from './entities/location.ts'
export type { Member, Membership, MembershipDetail } from './entities/membership.ts'
export type { MembershipType } from './entities/membership-type.ts'
export type { Damage, Message, Picture } from './entities/message.ts'
export type { Organization } from './entities/organization.ts'
export type { Payment, PaymentService } from './entities/payment.ts'
export type { OrganizationPermissions, Person, Whoami } from './entities/person.ts'
export { type Address, type BikeStation, STREET_DISTANCES_MAX, type StreetDistance } from './entities/place.ts'
export type { CarPrice, Price } from './entities/price.ts'
export type { PriceQuote } from './entities/price-quote.ts'
export type { Driver, Extensibility, Reservation } from './entities/reservation.ts'
export type { RunningCost } from './entities/running-cost.ts'
export { type CalendarFeed, calendarAlarmMinutes, type Share, type SharedReservation } from './entities/sharing.ts'
export type { Situation } from './entities/situation.ts'
export type { Terms, TermsTariff } from './entities/terms.ts'
export type { WaitlistEntry } from './entities/waitlist-entry.ts'
export type { GeoPoint } from './primitives.ts'
export { makeProblem, type Problem, type ProblemItem } from './problem.ts'
export { problemStatus } from './problem-status.ts'

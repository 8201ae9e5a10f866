import type { Endpoint } from './endpoint.ts'
import * as account from './endpoints/account.ts'
import * as calendar from './endpoints/calendar.ts'
import * as carAccess from './endpoints/car-access.ts'
import * as entityMessages from './endpoints/entity-messages.ts'
import * as events from './endpoints/events.ts'
import * as flexible from './endpoints/flexible-search.ts'
import * as invoices from './endpoints/invoices.ts'
import * as memberships from './endpoints/memberships.ts'
import * as messages from './endpoints/messages.ts'
import * as money from './endpoints/money.ts'
import * as notifications from './endpoints/notifications.ts'
import * as organizations from './endpoints/organizations.ts'
import * as partners from './endpoints/partners.ts'
import * as payments from './endpoints/payments.ts'
import * as places from './endpoints/places.ts'
import * as priceQuotes from './endpoints/price-quotes.ts'
import * as reservations from './endpoints/reservations.ts'
import * as search from './endpoints/search.ts'
import * as session from './endpoints/session.ts'
import * as sharing from './endpoints/sharing.ts'
import * as signOn from './endpoints/single-sign-on.ts'
import * as situations from './endpoints/situations.ts'
import * as waitList from './endpoints/wait-list.ts'

/** Every endpoint there is, by name. Server types, client, mocks and OpenAPI are derived from this value. */
export const contract = {
  login: session.login,
  logout: session.logout,
  whoami: session.whoami,
  getSignOn: signOn.getSignOn,
  completeSignOn: signOn.completeSignOn,
  getWaitingSignOn: signOn.getWaitingSignOn,
  linkSignOn: signOn.linkSignOn,
  unlinkSignOn: signOn.unlinkSignOn,
  createUserFromSignOn: signOn.createUserFromSignOn,
  logInByPartner: partners.logInByPartner,
  linkPartner: partners.linkPartner,
  createUser: account.createUser,
  getPerson: account.getPerson,
  updatePerson: account.updatePerson,
  changePassword: account.changePassword,
  forgotPassword: account.forgotPassword,
  resetPassword: account.resetPassword,
  listSessions: account.listSessions,
  endSession: account.endSession,
  logOutEverywhere: account.logOutEverywhere,
  verifyLicense: account.verifyLicense,
  exportPerson: account.exportPerson,
  deletePerson: account.deletePerson,
  getNotificationSettings: notifications.getNotificationSettings,
  updateNotificationSettings: notifications.updateNotificationSettings,
  addPushToken: notifications.addPushToken,
  updatePushToken: notifications.updatePushToken,
  deletePushToken: notifications.deletePushToken,
  testPushToken: notifications.testPushToken,
  getFeatureToggle: session.getFeatureToggle,
  writeLog: session.writeLog,
  listOrganizations: organizations.listOrganizations,
  listLocations: organizations.listLocations,
  getLocation: organizations.getLocation,
  listMemberships: organizations.listMemberships,
  getMembership: organizations.getMembership,
  listMembershipMembers: organizations.listMembershipMembers,
  listMembershipTypes: memberships.listMembershipTypes,
  getTerms: memberships.getTerms,
  updateMembership: memberships.updateMembership,
  setDefaultMembership: memberships.setDefaultMembership,
  removeMember: memberships.removeMember,
  joinMembership: memberships.joinMembership,
  acceptInvitation: memberships.acceptInvitation,
  inviteMember: memberships.inviteMember,
  previewInvitation: memberships.previewInvitation,
  listInvitations: memberships.listInvitations,
  revokeInvitation: memberships.revokeInvitation,
  listInvoices: invoices.listInvoices,
  listInvoiceLines: invoices.listInvoiceLines,
  listBillingBasis: invoices.listBillingBasis,
  getPaymentService: payments.getPaymentService,
  beginPayment: payments.beginPayment,
  getPayment: payments.getPayment,
  getRunningCost: money.getRunningCost,
  getCarYear: money.getCarYear,
  searchCars: search.searchCars,
  searchFlexible: flexible.searchFlexible,
  findAddresses: places.findAddresses,
  getStreetDistances: places.getStreetDistances,
  listBikeStations: places.listBikeStations,
  getFilters: search.getFilters,
  getCar: search.getCar,
  getCarAvailability: search.getCarAvailability,
  getReservedDays: search.getReservedDays,
  getPrice: search.getPrice,
  createReservation: reservations.createReservation,
  listActiveReservations: reservations.listActiveReservations,
  listHistoricReservations: reservations.listHistoricReservations,
  getReservation: reservations.getReservation,
  startReservationNow: reservations.startReservationNow,
  updateReservationNote: reservations.updateReservationNote,
  getEndBlockers: reservations.getEndBlockers,
  endReservation: reservations.endReservation,
  cancelReservation: reservations.cancelReservation,
  dialToOpen: reservations.dialToOpen,
  lockCar: carAccess.lockCar,
  reportCarLogIn: carAccess.reportCarLogIn,
  getCarState: carAccess.getCarState,
  quoteReservation: priceQuotes.quoteReservation,
  listSituations: situations.listSituations,
  listSituationTags: situations.listSituationTags,
  getExtensibility: reservations.getExtensibility,
  extendReservation: reservations.extendReservation,
  listDrivers: reservations.listDrivers,
  updateDrivers: reservations.updateDrivers,
  changeCar: reservations.changeCar,
  listMessages: messages.listMessages,
  addMessage: messages.addMessage,
  addMessagePicture: messages.addMessagePicture,
  uploadPicture: messages.uploadPicture,
  getPicture: messages.getPicture,
  reportDamage: messages.reportDamage,
  checkConcurrentReservationLimit: reservations.checkConcurrentReservationLimit,
  listShares: sharing.listShares,
  shareReservation: sharing.shareReservation,
  stopSharing: sharing.stopSharing,
  getSharedReservation: sharing.getSharedReservation,
  getCalendarFeed: calendar.getCalendarFeed,
  createCalendarFeed: calendar.createCalendarFeed,
  updateCalendarFeed: calendar.updateCalendarFeed,
  deleteCalendarFeed: calendar.deleteCalendarFeed,
  listEntityMessages: entityMessages.listEntityMessages,
  dismissEntityMessage: entityMessages.dismissEntityMessage,
  createWaitWish: waitList.createWaitWish,
  listWaitWishes: waitList.listWaitWishes,
  deleteWaitWish: waitList.deleteWaitWish,
  declineHold: waitList.declineHold,
  streamEvents: events.streamEvents,
} as const satisfies Readonly<Record<string, Endpoint>>

export type Contract = typeof contract
export type EndpointName = keyof Contract

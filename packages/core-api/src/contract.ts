import type { Endpoint } from './endpoint.ts'
import * as account from './endpoints/account.ts'
import * as billingData from './endpoints/billing-data.ts'
import * as calendar from './endpoints/calendar.ts'
import * as carAccess from './endpoints/car-access.ts'
import * as entityMessages from './endpoints/entity-messages.ts'
import * as events from './endpoints/events.ts'
import * as expenses from './endpoints/expenses.ts'
import * as firstRun from './endpoints/first-run.ts'
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
import * as secondStep from './endpoints/second-step.ts'
import * as session from './endpoints/session.ts'
import * as sharing from './endpoints/sharing.ts'
import * as signOn from './endpoints/single-sign-on.ts'
import * as situations from './endpoints/situations.ts'
import * as staffInvitations from './endpoints/staff-invitations.ts'
import * as waitlist from './endpoints/waitlist.ts'

/**
 * Every endpoint there is, by name: all that these files export. Server types, client, mocks and OpenAPI are derived from this value;
 * `client/calls.ts` lists it.
 */
export const contract = {
  ...account,
  ...billingData,
  ...calendar,
  ...carAccess,
  ...entityMessages,
  ...events,
  ...expenses,
  ...firstRun,
  ...flexible,
  ...invoices,
  ...memberships,
  ...messages,
  ...money,
  ...notifications,
  ...organizations,
  ...partners,
  ...payments,
  ...places,
  ...priceQuotes,
  ...reservations,
  ...search,
  ...secondStep,
  ...session,
  ...sharing,
  ...signOn,
  ...situations,
  ...staffInvitations,
  ...waitlist,
} as const satisfies Readonly<Record<string, Endpoint>>

export type Contract = typeof contract
export type EndpointName = keyof Contract

import { adminContract } from '@delebil/core-api/admin'
import { configurationVerbs } from '../features/accounting/configuration-verbs.ts'
import { tripletexErrorVerbs } from '../features/accounting/error-verbs.ts'
import { tripletexLookUpVerbs } from '../features/accounting/look-up-verbs.ts'
import type { AdminVerbs, AnyAdminVerb } from '../features/admin-records/admin-verb.ts'
import { bulkRunVerbs } from '../features/admin-shell/bulk/run-verbs.ts'
import { adminCounts } from '../features/admin-shell/counts.ts'
import { adminOverview } from '../features/admin-shell/overview.ts'
import { resourceVerbs } from '../features/admin-shell/resource-verbs.ts'
import { savedViewVerbs } from '../features/admin-shell/saved-views.ts'
import { searchAdmin } from '../features/admin-shell/search.ts'
import { agreementVerbs } from '../features/billing/agreement-verbs.ts'
import { askForBillingDataVerbs } from '../features/billing/ask-for-billing-data.ts'
import { billingDataVerbs } from '../features/billing/billing-data.ts'
import { disputeVerbs } from '../features/billing/disputes/dispute-verbs.ts'
import { waitingVerbs } from '../features/billing/disputes/waiting-verbs.ts'
import { holdVerbs } from '../features/billing/hold-verbs.ts'
import { invoiceStaffVerbs } from '../features/billing/invoice-verbs.ts'
import { ledgerVerbs } from '../features/billing/ledger/ledger-verbs.ts'
import { writeOffVerbs } from '../features/billing/ledger/write-off-verbs.ts'
import { monthEndVerbs } from '../features/billing/month-end/month-end-verbs.ts'
import { payoutVerbs } from '../features/billing/payouts/payout-verbs.ts'
import { printVerbs } from '../features/billing/printing/print-verbs.ts'
import { productVerbs } from '../features/billing/product-verbs.ts'
import { reminderVerbs } from '../features/billing/reminders/reminder-verbs.ts'
import { approvalVerbs } from '../features/billing/runs/approval-verbs.ts'
import { runVerbs } from '../features/billing/runs/run-verbs.ts'
import { runSendingVerbs } from '../features/billing/runs/sending-verbs.ts'
import { sellerVerbs } from '../features/billing/seller-verbs.ts'
import { billingTripVerbs } from '../features/billing/trip-verbs.ts'
import { conflictVerbs } from '../features/conflicts/conflict-verbs.ts'
import { expenseStaffVerbs } from '../features/expenses/expense-verbs.ts'
import { firstUseVerbs } from '../features/first-use/first-use-verbs.ts'
import { fleetVerbs } from '../features/fleet/staff/fleet-verbs.ts'
import { fleetMapVerbs } from '../features/fleet-map/fleet-map-verbs.ts'
import { moveReservations } from '../features/fleet-plan/move-reservations.ts'
import { readPlan } from '../features/fleet-plan/read-plan.ts'
import { readPlanPlaces } from '../features/fleet-plan/read-plan-places.ts'
import { identityProviderVerbs } from '../features/identity-providers/identity-provider-verbs.ts'
import { importVerbs } from '../features/imports/import-verbs.ts'
import { incomingPaymentVerbs } from '../features/incoming-payments/payment-verbs.ts'
import { licenseCheckVerbs } from '../features/license-checks/license-check-verbs.ts'
import { pictureVerbs } from '../features/messages/staff/picture-verbs.ts'
import { takeBackVerbs } from '../features/messages/staff/take-back.ts'
import { movingInVerbs } from '../features/moving-in/moving-in-verbs.ts'
import { nightVerbs } from '../features/night-desk/night-verbs.ts'
import { settingVerbs } from '../features/organizations/setting-verbs.ts'
import { termsVerbs } from '../features/organizations/terms-verbs.ts'
import { peopleVerbs } from '../features/people/staff/people-verbs.ts'
import { personRemoval } from '../features/people/staff/person-removal.ts'
import { quoteReservation } from '../features/reservations/staff/quote.ts'
import { reviewVerbs } from '../features/reservations/staff/review-verbs.ts'
import { tripVerbs } from '../features/reservations/staff/trip-verbs.ts'
import { setupVerbs } from '../features/setup/setup-verbs.ts'
import { smsVerbs } from '../features/sms/sms-verbs.ts'
import { staffVerbs } from '../features/staff/staff-verbs.ts'
import { systemVerbs } from '../features/system/system-verbs.ts'
import { whoDrove } from '../features/who-drove/who-drove.ts'
import { guardInvoiceOwner } from './guard-invoice-owner.ts'

const ownVerbs: AdminVerbs = {
  ...savedViewVerbs,
  ...bulkRunVerbs,
  'admin.search': searchAdmin,
  'admin.counts': adminCounts,
  'admin.overview': adminOverview,
  ...fleetVerbs,
  ...peopleVerbs,
  ...licenseCheckVerbs,
  ...tripVerbs,
  ...reviewVerbs,
  'persons.removal': personRemoval,
  'reservations.quote': quoteReservation,
  ...pictureVerbs,
  ...takeBackVerbs,
  ...smsVerbs,
  ...nightVerbs,
  'who-drove.find': whoDrove,
  ...fleetMapVerbs,
  ...conflictVerbs,
  'fleet.plan': readPlan,
  'fleet.plan-places': readPlanPlaces,
  'fleet.move': moveReservations,
  ...disputeVerbs,
  ...waitingVerbs,
  ...billingTripVerbs,
  ...monthEndVerbs,
  ...ledgerVerbs,
  ...writeOffVerbs,
  ...payoutVerbs,
  ...reminderVerbs,
  ...incomingPaymentVerbs,
  ...holdVerbs,
  ...runVerbs,
  ...approvalVerbs,
  ...runSendingVerbs,
  ...askForBillingDataVerbs,
  ...billingDataVerbs,
  ...agreementVerbs,
  ...productVerbs,
  ...invoiceStaffVerbs,
  ...expenseStaffVerbs,
  ...importVerbs,
  ...printVerbs,
  ...settingVerbs,
  ...setupVerbs,
  ...identityProviderVerbs,
  ...movingInVerbs,
  ...firstUseVerbs,
  ...termsVerbs,
  ...sellerVerbs,
  ...staffVerbs,
  ...configurationVerbs,
  ...tripletexErrorVerbs,
  ...tripletexLookUpVerbs,
  ...systemVerbs,
}

/** What every call of the admin area does, by its name in the contract. */
export const adminVerbs: Readonly<Record<string, AnyAdminVerb>> = guardInvoiceOwner(adminContract, {
  ...resourceVerbs,
  // By its name a verb is any: what it is called with has been checked by its own declaration.
  ...(ownVerbs as unknown as Readonly<Record<string, AnyAdminVerb>>),
})

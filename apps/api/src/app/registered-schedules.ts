import { accountingSchedule } from '../features/accounting/tasks/accounting-schedule.ts'
import { emailConfirmationRetention } from '../features/accounts/email-confirmation-retention.ts'
import { licenseLookupRetention } from '../features/accounts/license-lookup-retention.ts'
import { loginLinkRetention } from '../features/accounts/login-link-retention.ts'
import { passwordResetRetention } from '../features/accounts/password-reset-retention.ts'
import { personViewRetention } from '../features/admin-records/person-view-retention.ts'
import { removedRecordRetention } from '../features/admin-records/removed-record-retention.ts'
import { bulkRunSchedule } from '../features/admin-shell/bulk/bulk-run-schedule.ts'
import { rehearsalRetention } from '../features/admin-shell/bulk/rehearsal-retention.ts'
import { billingCheckSchedule } from '../features/billing/billing-check-schedule.ts'
import { monthlyFeeSchedule } from '../features/billing/monthly-fee-schedule.ts'
import { invoiceDueSchedule } from '../features/billing/reminders/invoice-due-schedule.ts'
import { reminderSchedule } from '../features/billing/reminders/reminder-schedule.ts'
import { sentDocumentRetention } from '../features/billing/sending/sent-document-retention.ts'
import { shareSchedule } from '../features/billing/share-schedule.ts'
import { cardSchedule } from '../features/car-access/card-schedule.ts'
import { closedOrganizationRetention } from '../features/closed-organizations/closed-organization-retention.ts'
import { assignmentSchedule } from '../features/fleet/staff/assignment-schedule.ts'
import { importContentRetention, unreadImportRetention } from '../features/imports/import-retention.ts'
import { importRunSchedule } from '../features/imports/import-run-schedule.ts'
import { paymentsOfBooksSchedule } from '../features/incoming-payments/from-books/payments-of-books-schedule.ts'
import { licenseEndingSchedule } from '../features/license-checks/license-ending-schedule.ts'
import { licensePictureRetention } from '../features/license-checks/license-picture-retention.ts'
import { invitationRetention } from '../features/memberships/invitation-retention.ts'
import { pictureRetention } from '../features/messages/picture-retention.ts'
import { notifiedRetention } from '../features/notifying/notified-retention.ts'
import { partnerTokenRetention } from '../features/partners/partner-token-retention.ts'
import { paymentSchedule } from '../features/payments/payment-schedule.ts'
import { tripRetention } from '../features/reservations/trip-retention.ts'
import { knownBrowserRetention } from '../features/sessions/known-browser-retention.ts'
import { sessionRetention } from '../features/sessions/session-retention.ts'
import { shareRetention } from '../features/sharing/share-retention.ts'
import { signOnRetention } from '../features/sign-on/sign-on-retention.ts'
import { smsRetention } from '../features/sms/sms-retention.ts'
import { smsSchedule } from '../features/sms/sms-schedule.ts'
import { staffInvitationRetention } from '../features/staff/staff-invitation-retention.ts'
import { deadMailRetention } from '../features/system/dead-mail-retention.ts'
import { extensionOfferRetention } from '../features/trip-notifications/extension-offer-retention.ts'
import { tripNotificationSchedule } from '../features/trip-notifications/trip-notification-schedule.ts'
import { holdSchedule } from '../features/waitlist/hold-schedule.ts'
import { waitlistRetention } from '../features/waitlist/waitlist-retention.ts'
import { callRetention } from '../platform/idempotency/call-retention.ts'
import { outboxRetention } from '../platform/outbox/outbox-retention.ts'
import type { Retention } from '../platform/schedules/retention.ts'
import type { Schedule } from '../platform/schedules/schedule.ts'

export const registeredRetentions: readonly Retention[] = [
  callRetention,
  importContentRetention,
  unreadImportRetention,
  deadMailRetention,
  personViewRetention,
  emailConfirmationRetention,
  extensionOfferRetention,
  invitationRetention,
  knownBrowserRetention,
  loginLinkRetention,
  licenseLookupRetention,
  licensePictureRetention,
  notifiedRetention,
  outboxRetention,
  partnerTokenRetention,
  passwordResetRetention,
  pictureRetention,
  rehearsalRetention,
  removedRecordRetention,
  sentDocumentRetention,
  sessionRetention,
  shareRetention,
  signOnRetention,
  closedOrganizationRetention,
  smsRetention,
  staffInvitationRetention,
  tripRetention,
  waitlistRetention,
]

/** Everything that runs by itself. */
export const registeredSchedules: readonly Schedule[] = [
  ...registeredRetentions,
  accountingSchedule,
  assignmentSchedule,
  billingCheckSchedule,
  bulkRunSchedule,
  cardSchedule,
  holdSchedule,
  importRunSchedule,
  licenseEndingSchedule,
  invoiceDueSchedule,
  monthlyFeeSchedule,
  shareSchedule,
  paymentSchedule,
  paymentsOfBooksSchedule,
  reminderSchedule,
  smsSchedule,
  tripNotificationSchedule,
]

import { callRetention } from '../http/call-retention.ts'
import { outboxRetention } from '../http/live/outbox-retention.ts'
import { licenseLookupRetention } from '../verbs/account/license-lookup-retention.ts'
import { passwordResetRetention } from '../verbs/account/password-reset-retention.ts'
import { bulkRunSchedule } from '../verbs/admin/bulk/bulk-run-schedule.ts'
import { rehearsalRetention } from '../verbs/admin/bulk/rehearsal-retention.ts'
import { removedRecordRetention } from '../verbs/admin/removed-record-retention.ts'
import { assignmentSchedule } from '../verbs/admin/rules/assignment-schedule.ts'
import { invitationRetention } from '../verbs/memberships/invitation-retention.ts'
import { pictureRetention } from '../verbs/messages/picture-retention.ts'
import { partnerTokenRetention } from '../verbs/partners/partner-token-retention.ts'
import { paymentSchedule } from '../verbs/payments/payment-schedule.ts'
import { sessionRetention } from '../verbs/session/session-retention.ts'
import { shareRetention } from '../verbs/sharing/share-retention.ts'
import { signOnRetention } from '../verbs/single-sign-on/sign-on-retention.ts'
import { holdSchedule } from '../verbs/wait-list/hold-schedule.ts'
import { wishRetention } from '../verbs/wait-list/wish-retention.ts'
import type { Retention } from './retention.ts'
import type { Schedule } from './schedule.ts'

export const registeredRetentions: readonly Retention[] = [
  callRetention,
  invitationRetention,
  licenseLookupRetention,
  outboxRetention,
  partnerTokenRetention,
  passwordResetRetention,
  pictureRetention,
  rehearsalRetention,
  removedRecordRetention,
  sessionRetention,
  shareRetention,
  signOnRetention,
  wishRetention,
]

/** Everything that runs by itself. */
export const registeredSchedules: readonly Schedule[] = [
  ...registeredRetentions,
  assignmentSchedule,
  bulkRunSchedule,
  holdSchedule,
  paymentSchedule,
]

import type { Mail } from '../adapters/mail/port.ts'
import type { Push } from '../adapters/push/port.ts'
import { deliverTasks } from '../features/accounting/tasks/deliver-tasks.ts'
import { resetLink } from '../features/accounts/reset-link.ts'
import { sendEmailConfirmation } from '../features/accounts/send-email-confirmation.ts'
import { sendLoginLink } from '../features/accounts/send-login-link.ts'
import { sendPasswordReset } from '../features/accounts/send-password-reset.ts'
import { workBulkRun } from '../features/admin-shell/bulk/work-run.ts'
import { makePrintFile } from '../features/billing/printing/make-print-file.ts'
import { deliverReminder } from '../features/billing/reminders/deliver-reminder.ts'
import { issueRun } from '../features/billing/runs/issue-run.ts'
import { tellDrafted } from '../features/billing/runs/tell-drafted.ts'
import { createInvoiceSender } from '../features/billing/sending/send-invoice.ts'
import { sendMoveNotice } from '../features/fleet-plan/send-move-notice.ts'
import { workImport } from '../features/imports/work-import.ts'
import { readPayments } from '../features/incoming-payments/from-books/read-payments.ts'
import { sendInvitation } from '../features/memberships/send-invitation.ts'
import { tellOfAnswer } from '../features/messages/tell-of-answer.ts'
import { quietMail } from '../features/moving-in/quiet-mail.ts'
import { findPushAddress, forgetPushToken } from '../features/notifications/push-token-store.ts'
import { ownSiteMail } from '../features/organizations/own-site-mail.ts'
import { pollPayment } from '../features/payments/poll-payment.ts'
import { sendDueSms } from '../features/sms/send-due-sms.ts'
import { keepDeadMail } from '../features/system/keep-dead-mail.ts'
import { serveCar } from '../features/waitlist/serve-car.ts'
import { servePerson } from '../features/waitlist/serve-person.ts'
import type { Context } from '../platform/context.ts'
import type { JobHandlers } from '../platform/jobs/jobs.ts'

export type JobParts = Context & {
  readonly mail: Mail
  readonly push: Push
  /** Address of the site as people reach it, without a slash at the end. */
  readonly siteUrl: string
}

const confirmationLink = (siteUrl: string, token: string) => `${siteUrl}/confirmEmail#token=${token}`
const loginLink = (siteUrl: string, token: string) => `${siteUrl}/login-link#token=${token}`

const invitationLink = (siteUrl: string, token: string) => `${siteUrl}/join#invitation=${token}`

/** What each kind of job does. */
export const jobHandlers = ({ mail: allMail, push, siteUrl, ...context }: JobParts): JobHandlers => {
  const { database, payments, accessPoint, jobs, sms, accounting, log } = context
  const mail = quietMail(ownSiteMail(allMail, { database }, siteUrl), { database, log })
  return {
    mail: (message) => mail.send(message),
    'dead-letter': (letter) => keepDeadMail({ database, log }, letter, new Date()),
    'password-reset': ({ usernameEmailOrPhone }) => {
      const linkOf = (token: string) => resetLink(siteUrl, token)
      return sendPasswordReset({ database, mail, linkOf }, usernameEmailOrPhone, new Date())
    },
    'email-confirmation': (asked) =>
      sendEmailConfirmation({ database, mail, linkOf: (token) => confirmationLink(siteUrl, token) }, asked, new Date()),
    'login-link': ({ username }) =>
      sendLoginLink({ database, mail, linkOf: (token) => loginLink(siteUrl, token) }, username, new Date()),
    'membership-invitation': (key) =>
      sendInvitation({ database, mail, linkOf: (token) => invitationLink(siteUrl, token) }, key),
    // Where the settings lost their provider a payment waits for it: the job is done again later.
    'payment-poll': async (data) => {
      if (payments === undefined) throw new Error('There is no payment provider to ask.')
      await pollPayment({ database, payments, jobs, log }, data, new Date())
    },
    'wait-list': (data) => {
      const parts = { database, siteUrl, jobs, sms }
      return 'carId' in data ? serveCar(parts, data, new Date()) : servePerson(parts, data, new Date())
    },
    'move-notice': (data) => sendMoveNotice({ database, jobs, sms, siteUrl }, data, new Date()),
    'answer-sent': (sent) => tellOfAnswer({ database, jobs, sms, siteUrl }, sent, new Date()),
    'billing-run': (run) => issueRun({ database, jobs, log }, run),
    'billing-run-drafted': (run) => tellDrafted({ database, jobs, siteUrl }, run),
    'print-file': (key) => makePrintFile({ database }, key, new Date()),
    'invoice-delivery': createInvoiceSender({ database, mail, accessPoint, log }),
    'reminder-delivery': (reminder) => deliverReminder({ database, mail, log }, reminder, new Date()),
    import: (run) => workImport({ context, siteUrl }, run),
    accounting: (key) => deliverTasks({ database, jobs, accounting }, key),
    'payments-of-books': async (key) => {
      await readPayments({ database, accounting }, key, new Date())
    },
    // Without a gateway it waits in its table.
    sms: async () => {
      if (sms !== undefined) await sendDueSms({ database, sms, log }, new Date())
    },
    bulk: (run) => workBulkRun({ context, siteUrl }, run),
    push: async ({ tokenId, message }) => {
      const target = await findPushAddress(database, tokenId)
      if (target && (await push.send(target, message)) === 'gone') await forgetPushToken(database, tokenId)
    },
  }
}

import * as v from 'valibot'
import { changed } from '../changed.ts'
import { endpoint } from '../endpoint.ts'
import { idText, instantText } from '../primitives.ts'
import { staffCall } from './staff-call.ts'
import { systemHealth } from './system-health.ts'

const tag = 'Admin: system'
const path = '/api/admin/system/mails'
const write = { ...staffCall(tag, 'ADMIN_SETTINGS_WRITE'), idempotent: true } as const

/** Every kind of mail that is sent. */
export const mailKinds = [
  'passwordReset',
  'loginLink',
  'invitation',
  'staffInvitation',
  'passwordChanged',
  'emailChanged',
  'welcome',
  'confirmEmail',
  'signOnLinked',
  'signOnUnlinked',
  'paymentReceipt',
  'carHeld',
  'fromStaff',
  'reservationMoved',
  'licenseApproved',
  'licenseRefused',
  'licenseEnding',
  'deleted',
  'invoice',
  'reminder',
  'invoiceDrafted',
  'disputeAnswered',
  'billingDataAsked',
  'expenseDecided',
  'tripStart',
  'lateReturn',
  'staffReply',
  'invoiceSoonDue',
  'gatewayTrial',
  'secondStepChanged',
  'movedIn',
] as const
export type MailKind = (typeof mailKinds)[number]

const deadMail = v.object({
  id: v.number(),
  /** When it was given up. */
  at: instantText,
  /** When it should have been sent. */
  askedAt: instantText,
  kind: v.picklist(mailKinds),
  to: v.string(),
  /** What the mail server said last, without addresses of pages. */
  error: v.string(),
  attempts: v.number(),
})
export type DeadMail = v.InferOutput<typeof deadMail>

const mails = v.object({
  /** Mails of the whole site that the mail server did not take yet, and are tried again. */
  waiting: v.number(),
  /** Since when the one waits that has waited longest. */
  waitingSince: v.nullable(instantText),
  /** All that were given up, of this organisation. */
  dead: v.number(),
  /** Those that were given up first. */
  data: v.array(deadMail),
})
export type SystemMails = v.InferOutput<typeof mails>

export const systemCalls = {
  'system.health': endpoint('GET /api/admin/system/health', {
    ...staffCall(tag, 'ADMIN_SETTINGS_READ'),
    summary: 'What runs by itself, what waits, how large the database is, and which services are connected',
    description: 'Of the whole site. What a run failed of stands in the log alone.',
    response: systemHealth,
  }),
  'system.mails': endpoint(`GET ${path}`, {
    ...staffCall(tag, 'ADMIN_SETTINGS_READ'),
    summary: 'Mails that wait for the mail server, and those that were given up after three days',
    description: 'Shows to whom and why, never what stands in them.',
    response: mails,
  }),
  'system.send-mail-again': endpoint(`POST ${path}/{id}/send-again`, {
    ...write,
    summary: 'Try a mail that was given up for another three days',
    params: v.object({ id: idText }),
    response: changed(mails),
    problems: ['resource.unknown'],
  }),
  'system.discard-mail': endpoint(`DELETE ${path}/{id}`, {
    ...write,
    summary: 'Throw a mail away that was given up',
    params: v.object({ id: idText }),
    response: changed(mails),
    problems: ['resource.unknown'],
  }),
} as const

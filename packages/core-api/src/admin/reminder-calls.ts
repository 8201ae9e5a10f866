import * as v from 'valibot'
import { changed } from '../changed.ts'
import { endpoint } from '../endpoint.ts'
import { ofOne } from '../of-one.ts'
import { id, text } from '../primitives.ts'
import { recordSchema } from './resource.ts'
import { invoices } from './resources/invoices.ts'
import { reminders } from './resources/reminders.ts'
import { org, staffCall, why } from './staff-call.ts'

const path = '/api/admin/reminders'
const tag = 'Admin: purringer'
const read = staffCall(tag, 'BILLING_READ')
const write = { ...staffCall(tag, 'BILLING_WRITE'), ...ofOne, idempotent: true, ofInvoiceOwner: true } as const
const act = {
  ...write,
  body: v.object({ version: v.optional(id), why }),
  response: changed(recordSchema(reminders)),
} as const
const reason = v.pipe(text(500), v.minLength(1, 'field.required'))
const stops = [
  'reminder.paid',
  'reminder.held',
  'reminder.disputed',
  'reminder.too-early',
  'reminder.none-left',
  'reminder.sent',
] as const

/** What is sent of invoices that are not paid. */
export const reminderCalls = {
  'reminders.pdf': endpoint(`GET ${path}/{id}/pdf`, {
    ...read,
    ...ofOne,
    summary: 'A reminder as it was sent; a proposal as it would be sent now',
    response: v.instance(Blob),
    media: 'application/pdf',
  }),
  'reminders.propose': endpoint(`POST ${path}/propose`, {
    ...staffCall(tag, 'BILLING_WRITE'),
    summary: 'Look now for what may be reminded of, in place of within the hour',
    idempotent: true,
    ofInvoiceOwner: true,
    response: v.object({ proposed: v.number() }),
  }),
  'reminders.send': endpoint(`POST ${path}/{id}/send`, {
    ...act,
    summary: 'Send a reminder, if it still may be sent; its fee is owed from then on',
    problems: ['record.stale', 'reminder.no-receiver', ...stops, ...ofOne.problems],
  }),
  'reminders.drop': endpoint(`POST ${path}/{id}/drop`, {
    ...act,
    summary: 'Send nothing of a proposal',
    problems: ['record.stale', 'reminder.sent', ...ofOne.problems],
  }),
  'reminders.collection': endpoint(`GET ${path}/collection.csv`, {
    ...read,
    summary: 'The invoices that may go to debt collection: the term of their notice is over',
    query: v.object(org),
    response: v.instance(Blob),
    media: 'text/csv',
    ofInvoiceOwner: true,
  }),
  'invoices.hold-reminders': endpoint('POST /api/admin/invoices/{id}/hold-reminders', {
    ...write,
    tag: 'Admin: fakturaer',
    summary: 'Remind of an invoice no more until somebody lets it',
    body: v.object({ version: v.optional(id), why: reason }),
    response: changed(recordSchema(invoices)),
    problems: ['record.stale', 'invoice.not-open', ...ofOne.problems],
  }),
  'invoices.release-reminders': endpoint('POST /api/admin/invoices/{id}/release-reminders', {
    ...write,
    tag: 'Admin: fakturaer',
    summary: 'Let an invoice be reminded of again',
    body: v.object({ version: v.optional(id), why }),
    response: changed(recordSchema(invoices)),
    problems: ['record.stale', 'reminder.not-held', ...ofOne.problems],
  }),
} as const

/** Where a reminder is fetched as PDF; needs the session of staff. */
export function reminderPdfAddress({ id: of }: { readonly id: number }, organizationId: number): string {
  return `${path}/${of}/pdf?orgId=${organizationId}`
}

/** Where the file for debt collection is fetched; needs the session of staff. */
export function collectionFileAddress(organizationId: number): string {
  return `${path}/collection.csv?orgId=${organizationId}`
}

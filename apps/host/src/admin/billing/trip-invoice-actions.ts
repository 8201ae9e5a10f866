import type { RecordAction } from '@delebil/admin-components'
import { FilePlus2, Send } from 'lucide-react'
import { callAt } from '../shared/call-at.ts'
import { why } from '../shared/why-field.ts'
import { billingTexts as texts } from './billing-texts.ts'

const access = ['BILLING_WRITE'] as const
const reason = (value: unknown) => (typeof value === 'string' ? { why: value } : {})

/** Drafts an invoice of one trip alone, as a run that is checked and approved before it is sent. */
export const createTripInvoice: RecordAction<'reservations'> = {
  key: 'create-invoice',
  label: texts.createInvoice,
  icon: FilePlus2,
  access,
  question: () => texts.createInvoiceQuestion,
  fields: { why },
  run: (host, record, values, attempt) =>
    host.api.call('reservations.create-invoice', { ...callAt(host, record), ...attempt, body: reason(values.why) }),
  done: texts.invoiceCreated,
  touches: ['billing', 'billing-runs'],
}

/** Sends what was invoiced of a trip once more. */
export const resendTripInvoice: RecordAction<'reservations'> = {
  key: 'resend-invoice',
  label: texts.resendInvoice,
  icon: Send,
  access,
  question: () => texts.resendInvoiceQuestion,
  run: (host, record, values, attempt) =>
    host.api.call('reservations.resend-invoice', { ...callAt(host, record), ...attempt, body: reason(values.why) }),
  done: texts.invoiceResent,
  touches: ['invoices'],
}

import * as v from 'valibot'
import { changed } from '../changed.ts'
import { endpoint } from '../endpoint.ts'
import { payment, paymentService } from '../entities/payment.ts'
import { ofOne } from '../of-one.ts'

const tag = 'Betaling'
const mine = { tag, access: 'session' } as const

export const getPaymentService = endpoint('GET /api/payment-service', {
  summary: 'What one can pay with here; null where there is nothing',
  tag,
  access: 'public',
  response: v.object({ entity: v.nullable(paymentService) }),
})

export const beginPayment = endpoint('POST /api/memberships/{id}/payments', {
  ...mine,
  ...ofOne,
  summary: 'Begin to pay deposit and fee of a membership that I own',
  description:
    'Go to `redirectUrl`; the person comes back to `/{sso}/v2/fallback/{id}`. One that is under way is answered again. Settled by webhook and by asking the provider, never by the person coming back.',
  idempotent: true,
  response: changed(payment),
  status: 201,
  problems: [
    'resource.unknown',
    'membership.not-owner',
    'payment.not-due',
    'payment.under-way',
    'payment.unavailable',
    'payment.unanswered',
  ],
})

export const beginInvoicePayment = endpoint('POST /api/invoices/{id}/payments', {
  ...mine,
  ...ofOne,
  summary: 'Begin to pay what rests of an invoice of a membership that I own, overdue or not',
  description: 'As deposit and fee are paid. What is captured pays the invoice, as a payment in its bank does.',
  idempotent: true,
  response: changed(payment),
  status: 201,
  problems: [
    'resource.unknown',
    'payment.not-due',
    'payment.under-way',
    'payment.unavailable',
    'payment.unanswered',
    'accounting.other-side',
  ],
})

export const getPayment = endpoint('GET /api/payments/{paymentId}', {
  ...mine,
  summary: 'A payment that I began, as our own books have it',
  params: v.object({ paymentId: v.pipe(v.string('field.required'), v.uuid('field.format')) }),
  response: v.object({ entity: payment }),
  problems: ['resource.unknown'],
})

import * as v from 'valibot'
import { changed } from '../changed.ts'
import { endpoint } from '../endpoint.ts'
import { payment, paymentService } from '../entities/payment.ts'
import { idText } from '../primitives.ts'

const tag = 'Betaling'

export const getPaymentService = endpoint('GET /api/payment-service', {
  summary: 'What one can pay with here; null where there is nothing',
  tag,
  access: 'public',
  response: v.object({ entity: v.nullable(paymentService) }),
})

export const beginPayment = endpoint('POST /api/memberships/{id}/payments', {
  summary: 'Begin to pay deposit and fee of a membership that I own',
  description:
    'Go to `redirectUrl`; the person comes back to `/{sso}/v2/fallback/{id}`. One that is under way is answered again. Settled by webhook and by asking the provider, never by the person coming back.',
  tag,
  access: 'session',
  idempotent: true,
  params: v.object({ id: idText }),
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

export const getPayment = endpoint('GET /api/payments/{paymentId}', {
  summary: 'A payment that I began, as our own books have it',
  tag,
  access: 'session',
  params: v.object({ paymentId: v.pipe(v.string('field.required'), v.uuid('field.format')) }),
  response: v.object({ entity: payment }),
  problems: ['resource.unknown'],
})

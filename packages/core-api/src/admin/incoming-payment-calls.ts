import { PAYMENT_FILE_MAX_BYTES } from '@delebil/validation'
import * as v from 'valibot'
import { changed } from '../changed.ts'
import { endpoint } from '../endpoint.ts'
import { ofOne } from '../of-one.ts'
import { id, instantText, list, ore, text } from '../primitives.ts'
import { change } from './endpoints.ts'
import { payoutAccount } from './payout-calls.ts'
import { recordSchema } from './resource.ts'
import { incomingPayments } from './resources/incoming-payments.ts'
import { staffCall, why } from './staff-call.ts'

const path = '/api/admin/incoming-payments'
const tag = 'Admin: innbetalinger'
const read = { ...staffCall(tag, 'BILLING_READ'), ...ofOne } as const
const act = {
  ...staffCall(tag, 'BILLING_WRITE'),
  ...ofOne,
  idempotent: true,
  response: changed(recordSchema(incomingPayments)),
  ofInvoiceOwner: true,
} as const
const version = v.optional(id)
const reason = v.pipe(text(500), v.minLength(1, 'field.required'))
const problems = ['record.stale', ...ofOne.problems] as const

const amount = v.pipe(
  v.number('field.digits'),
  v.integer('field.digits'),
  v.minValue(1, 'field.out-of-range'),
  v.maxValue(2 ** 31 - 1, 'field.out-of-range'),
)

const file = v.object({
  id: v.number(),
  format: v.picklist(['OCR', 'CAMT_054']),
  name: v.string(),
  reference: v.string(),
  payments: v.number(),
  amountOre: ore,
  readAt: instantText,
})

/** Why something is proposed, the strongest first. */
export const proposalReasons = ['KID_ONE_OFF', 'TAKES_BACK', 'AMOUNT', 'ACCOUNT', 'NAME', 'SAME_MEMBERSHIP'] as const
export type ProposalReason = (typeof proposalReasons)[number]

const proposal = v.object({
  invoiceId: v.nullable(v.number()),
  /** Of a payment that this one takes back. */
  paymentId: v.nullable(v.number()),
  membershipId: v.nullable(v.number()),
  number: v.nullable(v.number()),
  name: v.string(),
  dueDate: v.nullable(v.string()),
  restOre: ore,
  kid: v.nullable(v.string()),
  reasons: v.array(v.picklist(proposalReasons)),
})
export type PaymentProposal = v.InferOutput<typeof proposal>

const paidInvoice = v.object({
  id: v.number(),
  number: v.number(),
  customer: v.string(),
  kid: v.string(),
  dueDate: v.string(),
  totalOre: ore,
  paidOre: ore,
  restOre: ore,
  runId: v.nullable(v.number()),
})

const allocation = v.object({
  id: v.number(),
  target: v.picklist(['INVOICE', 'CREDIT', 'REPAID', 'OFFSET']),
  amountOre: ore,
  membershipId: v.nullable(v.number()),
  membership: v.nullable(v.string()),
  /** Days are Oslo's. */
  postedOn: v.string(),
  reason: v.nullable(v.string()),
  person: v.nullable(v.string()),
  invoice: v.nullable(paidInvoice),
})
export type PaymentAllocation = v.InferOutput<typeof allocation>

const trip = v.object({
  reservationId: v.number(),
  reservationNumber: v.number(),
  start: instantText,
  end: instantText,
  carNumber: v.number(),
  model: v.string(),
  place: v.nullable(v.string()),
  kilometers: v.nullable(v.number()),
})
const line = v.object({
  chargeId: v.number(),
  description: v.string(),
  quantity: v.number(),
  unit: v.string(),
  unitPriceOre: ore,
  grossOre: ore,
  reason: v.nullable(v.string()),
  trip: v.nullable(trip),
  /** What it was reckoned by. */
  rule: v.nullable(v.object({ tariffId: v.number(), name: v.string(), validFrom: instantText })),
})
export type TrailLine = v.InferOutput<typeof line>

/** Payments: what is done with them, and where they lead. */
export const incomingPaymentCalls = {
  'incoming-payments.read-file': endpoint(`POST ${path}/read-file`, {
    ...staffCall(tag, 'BILLING_WRITE'),
    ofInvoiceOwner: true,
    summary: 'Read a file of payments in, OCR giro or camt.054: whole or not at all, and never twice',
    body: v.union([
      v.object({ file: v.instance(Blob, 'field.required') }),
      v.object({
        base64Data: v.pipe(v.string('field.required'), v.minLength(1, 'field.required')),
        name: v.optional(text(300)),
      }),
    ]),
    bodyType: 'file',
    upload: { maxBytes: PAYMENT_FILE_MAX_BYTES, tooLarge: 'payment-file.too-large' },
    response: changed(
      v.object({
        file,
        /** The very file was read before. */
        isKnown: v.boolean(),
        /** Payments that were in no file before; how many of them their KID led somewhere, and how many wait. */
        added: v.number(),
        matched: v.number(),
        waiting: v.number(),
      }),
    ),
    problems: [
      'payment-file.unknown-format',
      'payment-file.empty',
      'payment-file.cut',
      'payment-file.sum',
      'payment-file.line',
      'payment-file.wrong-account',
      'payment-file.too-large',
    ],
  }),
  'incoming-payment-files.history': endpoint(`GET ${path}/files/{id}/history`, {
    ...read,
    summary: 'Who read a file of payments in, and when',
    response: list(change),
  }),
  'incoming-payments.overview': endpoint(`GET ${path}/overview`, {
    ...staffCall(tag, 'BILLING_READ'),
    summary: 'The file that was read last, and what came in, is paid to something and waits, over the last 30 days',
    response: v.object({
      lastFile: v.nullable(file),
      since: v.string(),
      inOre: ore,
      paidOre: ore,
      waitingOre: ore,
      /** Who numbers, sends and takes payments in. */
      accounting: v.picklist(['OWN', 'TRIPLETEX']),
    }),
  }),
  'incoming-payments.proposals': endpoint(`GET ${path}/{id}/proposals`, {
    ...read,
    summary: 'What a payment that waits could pay, the likeliest first, and why',
    response: list(proposal),
  }),
  'incoming-payments.allocations': endpoint(`GET ${path}/{id}/allocations`, {
    ...read,
    summary: 'What a payment pays now',
    response: list(allocation),
  }),
  'incoming-payments.allocate': endpoint(`POST ${path}/{id}/allocate`, {
    ...act,
    summary: 'Say what a payment pays: invoices in their order, and what is over as credit of a membership',
    body: v.object({
      version,
      invoices: v.pipe(v.array(v.object({ id, amountOre: v.optional(amount) })), v.maxLength(50, 'field.too-long')),
      /** Whose credit what is left becomes; left out, whose the last invoice is. */
      creditTo: v.optional(id),
      why: reason,
    }),
    problems: [
      ...problems,
      'incoming-payment.too-much',
      'incoming-payment.more-than-rests',
      'incoming-payment.nothing-left',
      'incoming-payment.taken-back',
      'invoice.credited',
    ],
  }),
  'incoming-payments.take-back': endpoint(`POST ${path}/{id}/take-back`, {
    ...act,
    summary: 'Say which payment the bank took back: what that paid is owed again',
    body: v.object({ version, paymentId: id, why: reason }),
    problems: [...problems, 'incoming-payment.no-pair'],
  }),
  'incoming-payments.repay': endpoint(`POST ${path}/{id}/repay`, {
    ...act,
    summary: 'Put what is left of a payment, and what of it is credit, on the list of payouts, back to whoever paid it',
    body: v.object({
      version,
      receiver: v.pipe(text(120), v.minLength(1, 'field.required')),
      account: payoutAccount,
      why: reason,
    }),
    problems: [...problems, 'incoming-payment.nothing-left'],
  }),
  'incoming-payments.undo': endpoint(`POST ${path}/{id}/undo`, {
    ...act,
    summary: 'Reverse all that a payment pays; it waits again',
    body: v.object({ version, why: reason }),
    problems: [...problems, 'incoming-payment.pays-nothing', 'incoming-payment.repaid'],
  }),
  'incoming-payments.set-aside': endpoint(`POST ${path}/{id}/set-aside`, {
    ...act,
    summary: 'Say that nobody here knows what a payment is for; it waits for nobody',
    body: v.object({ version, why: reason }),
    problems: [...problems, 'incoming-payment.nothing-left'],
  }),
  'incoming-payments.take-up': endpoint(`POST ${path}/{id}/take-up`, {
    ...act,
    summary: 'Let a payment that was set aside wait again',
    body: v.object({ version, why }),
    problems,
  }),
  'invoices.trail': endpoint('GET /api/admin/invoices/{id}/trail', {
    ...staffCall('Admin: fakturaer', 'BILLING_READ'),
    ...ofOne,
    summary: 'From an invoice to its trips: each line, what it is for, and by which rule it was reckoned',
    response: v.object({ invoice: paidInvoice, lines: v.array(line) }),
  }),
  'invoices.payments': endpoint('GET /api/admin/invoices/{id}/payments', {
    ...staffCall('Admin: fakturaer', 'BILLING_READ'),
    ...ofOne,
    summary: 'What an invoice was paid by, the oldest first',
    response: list(
      v.object({
        paymentId: v.number(),
        bookedOn: v.string(),
        payerName: v.nullable(v.string()),
        amountOre: ore,
        paymentOre: ore,
        fileName: v.nullable(v.string()),
        line: v.nullable(v.number()),
      }),
    ),
  }),
} as const

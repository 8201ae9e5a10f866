import * as v from 'valibot'
import { endpoint } from '../endpoint.ts'
import { id, idText, instantText, list, ore, reason, text, wholeText } from '../primitives.ts'
import { taskCauses, taskKinds, taskStates } from './accounting-task.ts'
import { org, staffCall, why } from './staff-call.ts'

const tag = 'Admin: Tripletex'
const path = '/api/admin/tripletex'
const read = { ...staffCall(tag, 'BILLING_READ'), problems: ['resource.unknown'] } as const
const write = { ...staffCall(tag, 'BILLING_WRITE'), idempotent: true } as const

const cause = v.picklist(taskCauses, 'field.unknown')
const method = v.picklist(['EMAIL', 'EHF', 'PRINT'], 'field.unknown')
const ofOne = { params: v.object({ id: idText }) } as const

/** Which bills an act is about: those named, or all that one cause holds up. */
const chosen = {
  ids: v.optional(v.pipe(v.array(id), v.minLength(1, 'field.required'), v.maxLength(500, 'field.too-long'))),
  cause: v.optional(cause),
  why,
}
/** How many bills it came to. */
const acted = v.object({ count: v.number() })
const looked = v.object({ found: v.number(), missing: v.number() })

/** How bills come to be seen: all that are held up, or those in one state. */
export const errorViews = ['held', 'unknown', 'paused', 'marked'] as const

const row = v.object({
  /** Of the bill. */
  id: v.number(),
  orderNumber: v.string(),
  /** Ours until the books have given theirs. */
  invoiceNumber: v.string(),
  invoiceMethod: v.nullable(method),
  /** Whom it is to, and their membership. */
  to: v.string(),
  membershipId: v.number(),
  ore,
  /** What holds it up. */
  step: v.picklist(taskKinds),
  state: v.picklist(taskStates),
  cause: v.nullable(cause),
  /** What was sent, and what came back, as they were. */
  sent: v.nullable(v.string()),
  answer: v.nullable(v.string()),
  /** What came back, in short: '422 · Ugyldig mva-kode'. */
  said: v.nullable(v.string()),
  nextAt: v.nullable(instantText),
})
/** A bill that has not come through to the books. */
export type AccountingError = v.InferOutput<typeof row>

const group = v.object({
  state: v.picklist(taskStates),
  cause: v.nullable(cause),
  count: v.number(),
  /** What came back of the first of them. */
  said: v.nullable(v.string()),
  /** When it is looked for next, of those whose answer was lost. */
  nextAt: v.nullable(instantText),
})
const counts = {
  causes: v.number(),
  held: v.number(),
  unknown: v.number(),
  pausedBills: v.number(),
  marked: v.number(),
}
const metadata = v.object({
  ...counts,
  /** All that goes there, what of it is there, and what waits for its turn. */
  total: v.number(),
  synced: v.number(),
  waiting: v.number(),
  /** Since when nothing is sent, and why: a person's words, or one of the causes of the connection. */
  paused: v.nullable(v.object({ at: instantText, why: v.string(), by: v.nullable(v.string()) })),
  groups: v.array(group),
  /** Where people use the books themselves. */
  site: v.string(),
})
export type AccountingErrorMetadata = v.InferOutput<typeof metadata>

const sync = (what: string) =>
  ({
    ...write,
    body: v.object(chosen),
    response: looked,
    isPatient: true,
    summary: `Look the ${what} up in the books by their numbers, and use those that are there`,
    problems: ['resource.unknown', 'accounting.no-service', 'accounting.no-answer'],
  }) as const

/** What has not come through to the books, and what staff do about it. */
export const tripletexErrorCalls = {
  'tripletex.errors': endpoint(`GET ${path}/errors`, {
    ...read,
    summary: 'The bills that have not come through to the books, those that have waited longest first',
    query: v.object({
      ...org,
      view: v.optional(v.picklist(errorViews, 'field.unknown'), 'held'),
      cause: v.optional(cause),
      size: v.optional(wholeText(1, 200), 50),
    }),
    response: list(row),
  }),
  'tripletex.error-count': endpoint(`GET ${path}/errors/count`, {
    ...read,
    summary: 'How many causes hold up bills, and how many bills',
    response: v.object(counts),
  }),
  'tripletex.error-metadata': endpoint(`GET ${path}/errors/metadata`, {
    ...read,
    summary: 'What holds up bills, by its cause, and how far the rest has come',
    response: metadata,
  }),
  'tripletex.pause': endpoint(`POST ${path}/pause`, {
    ...write,
    summary: 'Send nothing more to the books; with bills named, nothing more of those',
    body: v.object(chosen),
    response: acted,
    problems: ['resource.unknown'],
  }),
  'tripletex.start': endpoint(`POST ${path}/start`, {
    ...write,
    summary: 'Go on sending; with bills or a cause named, try those again',
    body: v.object(chosen),
    response: acted,
    problems: ['resource.unknown'],
  }),
  'tripletex.sync-order-numbers': endpoint(`POST ${path}/sync-order-numbers`, sync('orders')),
  'tripletex.sync-invoice-numbers': endpoint(`POST ${path}/sync-invoice-numbers`, sync('invoices')),
  'tripletex.sync-product-numbers': endpoint(`POST ${path}/sync-product-numbers`, sync('products')),
  'tripletex.sync-customer-numbers': endpoint(`POST ${path}/sync-customer-numbers`, sync('customers')),
  'tripletex.mark-synced': endpoint(`POST ${path}/errors/{id}/mark-synced`, {
    ...write,
    ...ofOne,
    summary: 'Say that a bill is in the books already, under which number, and how that is known',
    body: v.object({ foreignNumber: v.pipe(text(20), v.regex(/^[1-9]\d{0,8}$/, 'field.digits')), why: reason }),
    response: acted,
    problems: ['resource.unknown'],
  }),
  'tripletex.override-invoice-method': endpoint(`POST ${path}/override-invoice-method`, {
    ...write,
    summary: 'Send bills in another way than they say, this once',
    body: v.object({ ...chosen, method }),
    response: acted,
    problems: ['resource.unknown'],
  }),
  'tripletex.remove-error': endpoint(`DELETE ${path}/errors/{id}`, {
    ...write,
    ...ofOne,
    summary: 'Send a bill to the books no more; refused where anything of it is there, which is read first',
    query: v.object({ ...org, why }),
    response: acted,
    isPatient: true,
    problems: ['resource.unknown', 'accounting.no-service', 'accounting.no-answer', 'accounting.exists-there'],
  }),
  'reservations.send-to-tripletex': endpoint('POST /api/admin/reservations/{id}/send-to-tripletex', {
    ...write,
    ...ofOne,
    summary: 'Send the invoices of a reservation to the books that are not there',
    body: v.object({ why }),
    response: acted,
    problems: ['resource.unknown', 'invoice.none'],
  }),
} as const

import * as v from 'valibot'
import { changed } from '../changed.ts'
import { endpoint } from '../endpoint.ts'
import { id, instant, instantText, list, ore } from '../primitives.ts'
import { change } from './endpoints.ts'
import { staffCall, why } from './staff-call.ts'

const tag = 'Admin: innflytting'
const path = '/api/admin/setup/moving-in'
const read = staffCall(tag, 'ADMIN_SETTINGS_READ')
const write = { ...staffCall(tag, 'ADMIN_SETTINGS_WRITE'), idempotent: true } as const

const MOST_INVOICE_NUMBER = 99_999_999
const invoiceNumber = v.pipe(
  v.number('field.required'),
  v.safeInteger('field.digits'),
  v.minValue(1, 'field.out-of-range'),
  v.maxValue(MOST_INVOICE_NUMBER, 'field.out-of-range'),
)

const movingIn = v.object({
  version: v.number(),
  /** 'MOVING': members hear nothing yet. 'OPEN': they are invited. 'NONE': the club does not come from another system, or has not begun. */
  state: v.picklist(['NONE', 'MOVING', 'OPEN']),
  begunAt: v.nullable(instantText),
  /** What began before is not billed here. */
  cutOver: v.nullable(instantText),
  invitedAt: v.nullable(instantText),
  /** Members, and those of them who have chosen no password. */
  persons: v.number(),
  withoutLogIn: v.number(),
  cars: v.number(),
  futureReservations: v.number(),
  /** SMS that leave when the members are invited, if it is not too late for them then. */
  waitingSms: v.number(),
  /** The number that the first invoice here gets; null once there is one. */
  firstInvoiceNumber: v.nullable(v.number()),
  /** What is put aside because it began before the cut-over. */
  droppedOre: ore,
})
/** How far a club has come that moves in from another system. */
export type MovingIn = v.InferOutput<typeof movingIn>

export const movingInCalls = {
  'moving-in.read': endpoint(`GET ${path}`, {
    ...read,
    summary: 'How far the organisation has come that moves in from another system',
    response: movingIn,
  }),
  'moving-in.history': endpoint(`GET ${path}/history`, {
    ...read,
    summary: 'Who began, changed and ended it, the newest first',
    response: list(change),
  }),
  'moving-in.set': endpoint(`PUT ${path}`, {
    ...write,
    summary: 'Begin to move in, or change when the organisation goes over',
    description:
      'From now on no mail and no SMS goes to members until they are invited; invoices wait. What began before the cut-over is put aside, what comes later too. An organisation with invoices of its own here has moved in already.',
    body: v.object({ version: id, cutOver: instant, firstInvoiceNumber: v.optional(invoiceNumber), why }),
    response: changed(movingIn),
    problems: ['record.stale', 'moving-in.over', 'moving-in.has-invoices', 'moving-in.has-opening'],
  }),
  'moving-in.invite': endpoint(`POST ${path}/invite`, {
    ...write,
    summary: 'Invite the members: each is mailed how to log in, and from now on mail and SMS go as usual',
    description: 'Asked again a day later or more, those are mailed who have chosen no password yet.',
    body: v.object({ version: id, why }),
    response: changed(movingIn),
    problems: ['record.stale', 'moving-in.not-begun', 'request.too-many'],
  }),
} as const

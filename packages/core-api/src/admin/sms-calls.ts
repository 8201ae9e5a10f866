import { checkSmsText, SMS_MAX_LENGTH, smsClasses, staffTemplates } from '@delebil/validation'
import * as v from 'valibot'
import { changed } from '../changed.ts'
import { endpoint } from '../endpoint.ts'
import { ofOne } from '../of-one.ts'
import { flag, id, instantText, list, ore, text } from '../primitives.ts'
import { recordSchema } from './resource.ts'
import { sms } from './resources/sms.ts'
import { staffCall, why } from './staff-call.ts'

const tag = 'Admin: SMS'
const path = '/api/admin/sms'
const write = staffCall(tag, 'MESSAGE_WRITE')

/** Most receivers of one sending. */
export const SMS_RECEIVERS_MAX = 1000
const ids = v.pipe(v.array(id, 'field.required'), v.maxLength(SMS_RECEIVERS_MAX, 'field.too-long'))

const message = v.pipe(
  v.object({
    /** Fields such as `{fornavn}` are filled in for each receiver. */
    messageText: text(2 * SMS_MAX_LENGTH),
    /** Persons. */
    recipientIds: ids,
    /** Whoever has these reservations gets it too, about each of them. */
    reservationIds: v.optional(ids, []),
    class: v.optional(v.picklist(smsClasses, 'field.unknown'), 'service'),
    /** It does not wait for the quiet hours to be over; news always does. */
    isUrgent: v.optional(flag, false),
    why,
  }),
  v.forward(
    v.check(({ recipientIds, reservationIds }) => recipientIds.length + reservationIds.length > 0, 'field.required'),
    ['recipientIds'],
  ),
)
const written = v.pipe(
  message,
  v.forward(
    v.rawCheck(({ dataset, addIssue }) => {
      const problem = dataset.typed ? checkSmsText(dataset.value.messageText) : undefined
      if (problem) addIssue({ message: problem })
    }),
    ['messageText'],
  ),
)

/** Why somebody who was chosen gets no SMS. */
export const smsObstacles = ['NO_PHONE', 'NO_MOBILE', 'SAME_NUMBER', 'STOPPED', 'EMPTY_FIELD', 'TOO_LONG'] as const

const receiver = v.object({
  personId: v.number(),
  name: v.string(),
  phone: v.nullable(v.string()),
  reservationId: v.nullable(v.number()),
  /** As it is sent; as it was written, where it is not. */
  text: v.string(),
  parts: v.number(),
  obstacle: v.nullable(v.picklist(smsObstacles)),
  /** The field that nothing is known for. */
  missing: v.nullable(v.string()),
})

const counted = {
  /** How many get it, each number once. */
  receivers: v.number(),
  parts: v.number(),
  priceOre: ore,
  /** When it is sent, where that is not now. */
  sendAt: v.nullable(instantText),
}

const preview = v.object({
  ...counted,
  sender: v.string(),
  isAnswerable: v.boolean(),
  /** What one part costs; 0 where nobody has said it. */
  partOre: ore,
  /** How many parts the club may still send today. */
  left: v.number(),
  /** What was turned into what an SMS can say. */
  turned: v.array(v.object({ from: v.string(), to: v.string(), count: v.number() })),
  /** What makes it twice as long. */
  foreign: v.array(v.string()),
  data: v.array(receiver),
})
export type SmsPreview = v.InferOutput<typeof preview>
export type SmsReceiver = v.InferOutput<typeof receiver>

const sending = v.object({ ...counted, ids: v.array(v.number()), data: v.array(receiver) })
export type SmsSending = v.InferOutput<typeof sending>

/** What staff write to people's phones. */
export const smsCalls = {
  'sms.templates': endpoint(`GET ${path}/templates`, {
    ...write,
    summary: 'The texts that the club has to choose from, with fields such as `{fornavn}`',
    response: list(v.object({ key: v.picklist(staffTemplates), label: v.string(), text: v.string() })),
  }),
  'sms.preview': endpoint(`POST ${path}/preview`, {
    ...write,
    summary:
      'What an SMS would be for each receiver: text, parts and price, and who gets none. Nothing is sent, and there may be no text yet',
    body: message,
    response: preview,
  }),
  'sms.send': endpoint(`POST ${path}/send`, {
    ...write,
    summary: 'Send an SMS to persons, each number once',
    idempotent: true,
    body: written,
    response: changed(sending),
    problems: ['sms.no-receiver', 'sms.cap', 'sms.no-gateway'],
  }),
  'sms.send-again': endpoint(`POST ${path}/{id}/send-again`, {
    ...write,
    ...ofOne,
    summary: 'Send an SMS again that did not arrive, to the number that the person has now',
    idempotent: true,
    body: v.object({ version: v.optional(id), why }),
    response: changed(recordSchema(sms)),
    problems: ['record.stale', 'sms.not-failed', 'sms.no-receiver', 'sms.cap', 'sms.no-gateway', ...ofOne.problems],
  }),
} as const

import {
  checkSmsText,
  fillSms,
  formatPhone,
  type SmsNotificationKind,
  smsNumber,
  smsParts,
  toSmsText,
} from '@delebil/validation'
import type { Context } from '../../platform/context.ts'
import type { Queryable } from '../../platform/db/queryable.ts'
import { organizationContact } from '../organizations/stores/organizations.ts'
import { lockSettings, readPolicy } from '../organizations/stores/settings.ts'
import { queueSms } from '../sms/queue-sms.ts'
import { expiryOf } from '../sms/sms-times.ts'
import { partsLeft, sendAtOf } from '../sms/write-sms.ts'

export type SmsValues = Readonly<Record<string, string | undefined>>
export type SmsOrder = {
  readonly organizationId: number
  readonly personId: number
  readonly reservationId: number | null
  readonly values: SmsValues
  /** It does not wait for the quiet hours to be over. */
  readonly isUrgent: boolean
  /** After that it says nothing any more. */
  readonly until?: Date | undefined
}
/** What it is for, and its text with fields in braces. */
export type SmsTemplate = { readonly kind: SmsNotificationKind | 'ANSWER'; readonly text: string }
type To = { readonly name: string; readonly phone: string | null }

/**
 * An SMS that is ready to be queued; undefined where none can be sent in time: no gateway, no mobile, a field that nothing is known for,
 * the day's cap, or quiet hours that last longer than it has something to say.
 */
export const prepareOneSms = async (
  context: Pick<Context, 'jobs' | 'sms'>,
  tx: Queryable,
  { kind, text }: SmsTemplate,
  { organizationId, personId, reservationId, values, isUrgent, until }: SmsOrder,
  to: To,
  now: Date,
): Promise<(() => Promise<unknown>) | undefined> => {
  const phone = smsNumber(to.phone)
  if (context.sms === undefined || phone === undefined) return undefined
  const organization = await organizationContact(tx, organizationId)
  const filled = fillSms(text, {
    fornavn: to.name.split(' ')[0],
    klubb: organization.name,
    telefon: organization.phone === null ? undefined : formatPhone(organization.phone),
    ...values,
  })
  if ('missing' in filled) return undefined
  const sent = toSmsText(filled.text).text
  if (checkSmsText(sent) !== undefined) return undefined
  // Two at once would both see what is left of the day.
  await lockSettings(tx, organizationId)
  const policy = await readPolicy(tx, organizationId, now)
  const { parts } = smsParts(sent)
  const sendAt = sendAtOf(policy, { class: 'service', isUrgent }, now)
  const expiresAt = until ?? expiryOf(sendAt)
  if (sendAt >= expiresAt || parts > (await partsLeft(tx, organizationId, policy, now))) return undefined
  return () =>
    queueSms(context, tx, [{ personId, reservationId, phone, text: sent, parts }], {
      organizationId,
      sender: policy.smsSender,
      class: 'service',
      kind,
      partOre: policy.smsPriceOre,
      sentBy: null,
      now,
      sendAt,
      expiresAt,
    })
}

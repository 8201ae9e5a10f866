import type { SmsPreview, SmsReceiver } from '@delebil/core-api/admin'
import { isAnswerable, type Policy, quietUntil, type SmsClass, smsParts, toSmsText } from '@delebil/validation'
import { formatInstant, startOfOsloDay } from '@delebil/validation/time'
import type { Queryable } from '../../platform/db/queryable.ts'
import { refuseField } from '../../platform/refuse-field.ts'
import { organizationContact } from '../organizations/stores/organizations.ts'
import { readPolicy } from '../organizations/stores/settings.ts'
import { type PreparedSms, prepareSms } from './prepare-sms.ts'
import { findPersonReceivers, findReservationReceivers } from './stores/receivers.ts'
import { countPartsSince } from './stores/sms-store.ts'

export type SmsOrder = {
  readonly messageText: string
  readonly recipientIds: readonly number[]
  readonly reservationIds: readonly number[]
  readonly class: SmsClass
  readonly isUrgent: boolean
}

export type WrittenSms = {
  readonly policy: Policy
  readonly prepared: readonly PreparedSms[]
  readonly sendAt: Date
  readonly left: number
}

/** When an SMS of the kind may be sent: news never in the quiet hours. */
export const sendAtOf = (policy: Policy, order: Pick<SmsOrder, 'class' | 'isUrgent'>, now: Date): Date =>
  order.isUrgent && order.class === 'service' ? now : (quietUntil(now, policy) ?? now)

/** How many parts an organization may still send until midnight. */
export const partsLeft = async (db: Queryable, organizationId: number, policy: Policy, now: Date): Promise<number> =>
  Math.max(0, policy.smsDayCap - (await countPartsSince(db, organizationId, startOfOsloDay(now))))

/** What an order becomes: an SMS to each receiver, or why there is none. */
export const writeSms = async (
  db: Queryable,
  organizationId: number,
  order: SmsOrder,
  now: Date,
): Promise<WrittenSms> => {
  const policy = await readPolicy(db, organizationId, now)
  const persons = await findPersonReceivers(db, organizationId, order.recipientIds, now)
  if (persons.length < order.recipientIds.length) throw refuseField('recipientIds', 'field.unknown')
  const reservations = await findReservationReceivers(db, organizationId, order.reservationIds)
  if (reservations.length < order.reservationIds.length) throw refuseField('reservationIds', 'field.unknown')
  const holders = reservations.flatMap(({ personId, ...rest }) => (personId === null ? [] : [{ personId, ...rest }]))
  const organization = await organizationContact(db, organizationId)
  const written = { messageText: order.messageText, class: order.class, sender: policy.smsSender, organization }
  return {
    policy,
    prepared: prepareSms([...holders, ...persons], written),
    sendAt: sendAtOf(policy, order, now),
    left: await partsLeft(db, organizationId, policy, now),
  }
}

export const toReceiver = ({ number: _, ...receiver }: PreparedSms): SmsReceiver => receiver

/** Those who get it. */
export const reached = ({ prepared }: Pick<WrittenSms, 'prepared'>) =>
  prepared.flatMap(({ number, obstacle, ...one }) =>
    number === null || obstacle !== null ? [] : [{ ...one, phone: number }],
  )

/** What it all comes to. */
export const countSms = (written: WrittenSms, now: Date) => {
  const all = reached(written)
  const parts = all.reduce((sum, one) => sum + one.parts, 0)
  return {
    receivers: all.length,
    parts,
    priceOre: parts * written.policy.smsPriceOre,
    sendAt: written.sendAt > now ? formatInstant(written.sendAt) : null,
  }
}

export const toPreview = (written: WrittenSms, { messageText }: SmsOrder, now: Date): SmsPreview => {
  const { text, turned } = toSmsText(messageText)
  const foreign = new Set([text, ...reached(written).map((one) => one.text)].flatMap((one) => smsParts(one).foreign))
  return {
    ...countSms(written, now),
    sender: written.policy.smsSender,
    isAnswerable: isAnswerable(written.policy.smsSender),
    partOre: written.policy.smsPriceOre,
    left: written.left,
    turned: [...turned],
    foreign: [...foreign],
    data: written.prepared.map(toReceiver),
  }
}

import {
  type NotificationWay,
  notificationTemplates,
  type SmsNotificationKind,
  waysThatReach,
} from '@delebil/validation'
import type { MailMessage } from '../../adapters/mail/port.ts'
import type { PushMessage } from '../../adapters/push/port.ts'
import type { Context } from '../../platform/context.ts'
import type { Queryable } from '../../platform/db/queryable.ts'
import type { Receiver } from '../notifications/letter.ts'
import { readNotificationWays } from '../notifications/notification-choice-store.ts'
import { claimNotification, findReachable, keepWays, type Notified } from './notified-store.ts'
import { prepareOneSms, type SmsOrder } from './prepare-one-sms.ts'
import { type SmsTemplateKey, templateOf } from './template-of.ts'

/** Something that a person hears of by itself, and how it is said by each way. */
export type Notification = Notified &
  Omit<SmsOrder, 'isUrgent'> & {
    readonly kind: SmsNotificationKind
    readonly isUrgent?: boolean
    /** The text of its SMS, where it is not that of its kind. */
    readonly template?: SmsTemplateKey
    readonly push: PushMessage
    readonly mail: (to: Receiver) => MailMessage
  }

/**
 * Notifies a person by the ways that they chose, each kind and thing once however often it is asked for, and answers by which.
 * All is queued in the transaction in which its reason happens.
 */
export const notifyPerson = async (
  context: Pick<Context, 'jobs' | 'sms'>,
  tx: Queryable,
  { push, mail, template, isUrgent = false, ...about }: Notification,
  now: Date,
): Promise<readonly NotificationWay[]> => {
  const { kind, personId } = about
  const person = await findReachable(tx, personId)
  if (person === undefined || !(await claimNotification(tx, about, { personId, now }))) return []
  const choices = await readNotificationWays(tx, personId)
  const chosen = choices.find((one) => one.kind === kind)?.ways ?? []
  const sendSms = chosen.includes('SMS')
    ? await prepareOneSms(
        context,
        tx,
        { kind, text: await templateOf(tx, about.organizationId, template ?? notificationTemplates[kind], now) },
        { ...about, isUrgent },
        person,
        now,
      )
    : undefined
  const reach = { SMS: sendSms !== undefined, PUSH: person.tokenIds.length > 0, MAIL: true }
  const ways = waysThatReach(kind, chosen, reach)
  if (ways.includes('SMS')) await sendSms?.()
  if (ways.includes('MAIL')) await context.jobs.enqueue(tx, 'mail', mail(person))
  for (const tokenId of ways.includes('PUSH') ? person.tokenIds : [])
    await context.jobs.enqueue(tx, 'push', { tokenId, message: push })
  await keepWays(tx, about, ways)
  return ways
}

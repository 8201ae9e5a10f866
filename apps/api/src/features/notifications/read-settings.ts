import type { NotificationSettings } from '@delebil/core-api'
import { smsNumber } from '@delebil/validation'
import { formatInstant } from '@delebil/validation/time'
import type { Queryable } from '../../platform/db/queryable.ts'
import { makePushKeys } from './make-push-keys.ts'
import { findPhone, readNotificationWays } from './notification-choice-store.ts'
import { areNotificationsEnabled, listPushTokens, pushKeys } from './push-token-store.ts'

/** The person's notification settings as they are now. */
export const readSettings = async (db: Queryable, personId: number): Promise<NotificationSettings> => {
  const tokens = await listPushTokens(db, personId)
  return {
    enabled: await areNotificationsEnabled(db, personId),
    tokens: tokens.map(({ createdAt, ...token }) => ({ ...token, createdAt: formatInstant(createdAt) })),
    choices: await readNotificationWays(db, personId),
    smsNumber: smsNumber(await findPhone(db, personId)) ?? null,
    publicKey: (await pushKeys(db, makePushKeys)).publicKey,
  }
}

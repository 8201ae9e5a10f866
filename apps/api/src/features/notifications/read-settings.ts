import type { NotificationSettings } from '@delebil/core-api'
import { formatInstant } from '@delebil/validation'
import { makePushKeys } from '../../adapters/push/web-push.ts'
import type { Queryable } from '../../platform/db/queryable.ts'
import { areNotificationsEnabled, listPushTokens, pushKeys } from './push-token-store.ts'

/** The person's notification settings as they are now. */
export const readSettings = async (db: Queryable, personId: number): Promise<NotificationSettings> => {
  const tokens = await listPushTokens(db, personId)
  return {
    enabled: await areNotificationsEnabled(db, personId),
    tokens: tokens.map(({ createdAt, ...token }) => ({ ...token, createdAt: formatInstant(createdAt) })),
    publicKey: (await pushKeys(db, makePushKeys)).publicKey,
  }
}

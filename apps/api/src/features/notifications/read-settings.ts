import type { NotificationSettings } from '@delebil/core-api'
import { formatInstant } from '@delebil/validation/time'
import type { Queryable } from '../../platform/db/queryable.ts'
import { makePushKeys } from './make-push-keys.ts'
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

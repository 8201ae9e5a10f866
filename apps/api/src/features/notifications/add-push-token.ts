import { isPushService } from '../../adapters/push/is-push-service.ts'
import { transaction } from '../../platform/db/transaction.ts'
import { fieldRefusal } from '../../platform/field-refusal.ts'
import type { Verb } from '../../platform/verb.ts'
import { enableNotifications, addPushToken as storePushToken } from './push-token-store.ts'
import { readSettings } from './read-settings.ts'

/** Adds a browser, which also turns notifications on: nobody subscribes to hear nothing. */
export const addPushToken: Verb<'addPushToken'> = async ({ config, database }, { caller, input: { body }, now }) => {
  if (!isPushService(body.endpoint, config.PUSH_HOSTS)) throw fieldRefusal('endpoint', 'field.unknown')
  const answer = await transaction(database, async (tx) => {
    await storePushToken(tx, { ...body, personId: caller.personId, now })
    await enableNotifications(tx, caller.personId, true)
    return readSettings(tx, caller.personId)
  })
  return { answer }
}

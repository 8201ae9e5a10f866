import { transaction } from '../../platform/db/transaction.ts'
import { fieldRefusal } from '../../platform/field-refusal.ts'
import { Refusal } from '../../platform/refusal.ts'
import type { Verb, Verbs } from '../../platform/verb.ts'
import { isPushService } from './is-push-service.ts'
import { chooseNotificationWays } from './notification-choice-store.ts'
import { pushTexts } from './push-texts.ts'
import {
  changePushToken,
  enableNotifications,
  listPushTokens,
  deletePushToken as removePushToken,
  addPushToken as storePushToken,
} from './push-token-store.ts'
import { readSettings } from './read-settings.ts'

/** Adds a browser, which also turns notifications on: nobody subscribes to hear nothing. */
const addPushToken: Verb<'addPushToken'> = async ({ config, database }, { caller, input: { body }, now }) => {
  if (!isPushService(body.endpoint, config.PUSH_HOSTS)) throw fieldRefusal('endpoint', 'field.unknown')
  const answer = await transaction(database, async (tx) => {
    await storePushToken(tx, { ...body, personId: caller.personId, now })
    await enableNotifications(tx, caller.personId, true)
    return readSettings(tx, caller.personId)
  })
  return { answer }
}

/** Forgets a browser of the person. */
const deletePushToken: Verb<'deletePushToken'> = async (_context, { db, caller, input: { params } }) => {
  if (!(await removePushToken(db, caller.personId, params.id))) throw new Refusal('resource.unknown')
  return { answer: await readSettings(db, caller.personId) }
}

/** What a person is notified of, and on which browsers. */
export const notificationVerbs = {
  addPushToken,
  /** By which ways a kind of message comes to the person. */
  chooseNotificationWays: async ({ database }, { caller, input: { body } }) => ({
    answer: await transaction(database, async (tx) => {
      await chooseNotificationWays(tx, caller.personId, { kind: body.kind, ways: [...new Set(body.ways)] })
      return readSettings(tx, caller.personId)
    }),
  }),
  deletePushToken,
  /** The person's notification settings. */
  getNotificationSettings: async (_context, { db, caller }) => ({
    answer: await readSettings(db, caller.personId),
  }),
  /** Sends a notification to one browser of the person. */
  testPushToken: async ({ database, jobs }, { db, caller, input: { params } }) => {
    const tokens = await listPushTokens(db, caller.personId)
    if (!tokens.some(({ id }) => id === params.id)) throw new Refusal('resource.unknown')
    await transaction(database, (tx) => jobs.enqueue(tx, 'push', { tokenId: params.id, message: pushTexts.test }))
    return { answer: undefined }
  },
  /** Turns the person's notifications on or off; the browsers stay. */
  updateNotificationSettings: async (_context, { db, caller, input }) => {
    await enableNotifications(db, caller.personId, input.body.enabled)
    return { answer: await readSettings(db, caller.personId) }
  },
  /** Renames a browser of the person, or turns it on or off. */
  updatePushToken: async (_context, { db, caller, input: { params, body } }) => {
    if (!(await changePushToken(db, caller.personId, params.id, body))) throw new Refusal('resource.unknown')
    return { answer: await readSettings(db, caller.personId) }
  },
} satisfies Partial<Verbs>

import { transaction } from '../../platform/db/transaction.ts'
import { Refusal } from '../../platform/refusal.ts'
import type { Verb } from '../../platform/verb.ts'
import { pushTexts } from './push-texts.ts'
import { listPushTokens } from './push-token-store.ts'

/** Sends a notification to one browser of the person. */
export const testPushToken: Verb<'testPushToken'> = async ({ database, jobs }, { db, caller, input: { params } }) => {
  const tokens = await listPushTokens(db, caller.personId)
  if (!tokens.some(({ id }) => id === params.id)) throw new Refusal('resource.unknown')
  await transaction(database, (tx) => jobs.enqueue(tx, 'push', { tokenId: params.id, message: pushTexts.test }))
  return { answer: undefined }
}

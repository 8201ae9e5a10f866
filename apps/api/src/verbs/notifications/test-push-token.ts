import { transaction } from '../../db/transaction.ts'
import { pushTexts } from '../../push/push-texts.ts'
import { Refusal } from '../../refusal.ts'
import { listPushTokens } from '../../stores/push-tokens.ts'
import type { Verb } from '../../verb.ts'

/** Sends a notification to one browser of the person. */
export const testPushToken: Verb<'testPushToken'> = async ({ database, jobs }, { db, caller, input: { params } }) => {
  const tokens = await listPushTokens(db, caller.personId)
  if (!tokens.some(({ id }) => id === params.id)) throw new Refusal('resource.unknown')
  await transaction(database, (tx) => jobs.enqueue(tx, 'push', { tokenId: params.id, message: pushTexts.test }))
  return { answer: undefined }
}

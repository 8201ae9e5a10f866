import { transaction } from '../../platform/db/transaction.ts'
import type { Verb } from '../../platform/verb.ts'

/**
 * Asks for a mail with a link. Whether there is such an account is looked up later, by the job: text, status and time of the
 * answer cannot tell.
 */
export const forgotPassword: Verb<'forgotPassword'> = async ({ database, jobs }, { input: { body } }) => {
  await transaction(database, (tx) => jobs.enqueue(tx, 'password-reset', body))
  return { answer: undefined }
}

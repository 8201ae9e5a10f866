import { transaction } from '../../platform/db/transaction.ts'
import { orRefuse } from '../../platform/or-refuse.ts'
import type { Verb } from '../../platform/verb.ts'
import { hashToken } from '../sessions/session-token.ts'
import { findConfirmedPerson } from './stores/email-confirmations.ts'
import { proveEmail } from './stores/linked-persons.ts'

/** Notes that whoever followed the link reads the mail of the address that it was sent to. */
export const confirmEmail: Verb<'confirmEmail'> = async ({ database }, { input: { body }, now }) => {
  await transaction(database, async (tx) => {
    const personId = orRefuse(await findConfirmedPerson(tx, hashToken(body.token), now), 'account.link-dead')
    await proveEmail(tx, personId, now)
  })
  return { answer: undefined }
}

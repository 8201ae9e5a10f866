import { transaction } from '../../platform/db/transaction.ts'
import { Refusal } from '../../platform/refusal.ts'
import type { Verb } from '../../platform/verb.ts'
import { mailTexts } from '../notifications/mail-texts.ts'
import { hashPassword } from '../sessions/password-queue.ts'
import { hashToken } from '../sessions/session-token.ts'
import { forgetFailures } from '../sessions/stores/login-attempts.ts'
import { revokeSessionsOf } from '../sessions/stores/sessions.ts'
import { findAccount } from './stores/accounts.ts'
import { proveEmail } from './stores/linked-persons.ts'
import { endPasswordResets, findPasswordReset, takePasswordReset } from './stores/password-resets.ts'
import { changePasswordHash } from './stores/persons.ts'

/** Sets a new password with the token of a link, once. Every session of the person ends. */
export const resetPassword: Verb<'resetPassword'> = async ({ database, jobs }, { input: { body }, now }) => {
  const tokenHash = hashToken(body.token)
  // Looked at before the password is hashed: guessed tokens must cost next to nothing.
  if ((await findPasswordReset(database, tokenHash, now)) === undefined) throw new Refusal('account.link-dead')
  const passwordHash = await hashPassword(body.newPassword)
  await transaction(database, async (tx) => {
    const personId = await takePasswordReset(tx, tokenHash, now)
    const account = personId === undefined ? undefined : await findAccount(tx, personId)
    if (account === undefined) throw new Refusal('account.link-dead')
    await changePasswordHash(tx, account.id, passwordHash)
    await proveEmail(tx, account.id, now)
    await endPasswordResets(tx, account.id, now)
    await revokeSessionsOf(tx, account.id, now)
    await forgetFailures(tx, { kind: 'account', key: account.email.toLowerCase() })
    await jobs.enqueue(tx, 'mail', mailTexts.passwordChanged(account))
  })
  return { answer: undefined }
}

import { transaction } from '../../db/transaction.ts'
import { mailTexts } from '../../mail/mail-texts.ts'
import { Refusal } from '../../refusal.ts'
import { findAccount } from '../../stores/accounts.ts'
import { proveEmail } from '../../stores/linked-persons.ts'
import { forgetFailures } from '../../stores/login-attempts.ts'
import { endPasswordResets, findPasswordReset, takePasswordReset } from '../../stores/password-resets.ts'
import { changePasswordHash } from '../../stores/persons.ts'
import { revokeSessionsOf } from '../../stores/sessions.ts'
import type { Verb } from '../../verb.ts'
import { hashPassword } from '../session/password-queue.ts'
import { hashToken } from '../session/session-token.ts'

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

import { transaction } from '../../platform/db/transaction.ts'
import { orRefuse } from '../../platform/or-refuse.ts'
import type { Verb } from '../../platform/verb.ts'
import { mailTexts } from '../notifications/mail-texts.ts'
import { hashPassword } from '../sessions/password-queue.ts'
import { refuseOldSecondStep } from '../sessions/refuse-without-second-step.ts'
import { revokeOtherSessions } from '../sessions/stores/own-sessions.ts'
import { confirmPassword } from './confirm-password.ts'
import { findAccount } from './stores/accounts.ts'
import { endPasswordResets } from './stores/password-resets.ts'
import { changePasswordHash } from './stores/persons.ts'

/** Sets a new password. Whoever else is logged in as this person no longer is. */
export const changePassword: Verb<'changePassword'> = async (context, { input: { body }, caller, now, address }) => {
  const { database, jobs } = context
  await refuseOldSecondStep(database, caller, now)
  const account = orRefuse(await findAccount(database, caller.personId), 'session.missing')
  await confirmPassword(context, account, body.currentPassword, address)
  const passwordHash = await hashPassword(body.newPassword)
  await transaction(database, async (tx) => {
    await changePasswordHash(tx, caller.personId, passwordHash)
    await revokeOtherSessions(tx, caller.personId, caller.sessionTokenHash, now)
    await endPasswordResets(tx, caller.personId, now)
    await jobs.enqueue(tx, 'mail', mailTexts.passwordChanged(account))
  })
  return { answer: undefined }
}

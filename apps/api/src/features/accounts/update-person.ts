import { checkName } from '@delebil/validation'
import { transaction } from '../../platform/db/transaction.ts'
import { fieldRefusal } from '../../platform/field-refusal.ts'
import { orRefuse } from '../../platform/or-refuse.ts'
import type { Verb } from '../../platform/verb.ts'
import { mailTexts } from '../notifications/mail-texts.ts'
import { confirmPassword } from './confirm-password.ts'
import { readOwnPerson } from './read-own-person.ts'
import { changeAccount, findAccount } from './stores/accounts.ts'
import { endPasswordResets } from './stores/password-resets.ts'

/**
 * Changes name, e-mail and phone. A new e-mail address could take the account over by a forgotten password: it needs the
 * password, ends links that are under way, and is told to the old address.
 */
export const updatePerson: Verb<'updatePerson'> = async (context, { input: { body }, caller, now, address }) => {
  const { database, jobs } = context
  const before = orRefuse(await findAccount(database, caller.personId), 'session.missing')
  // Who is called something since before the rule is asked for another name only when they change it.
  const nameProblem = body.name === before.name ? undefined : checkName(body.name)
  if (nameProblem) throw fieldRefusal('name', nameProblem)
  const isNewEmail = before.email.toLowerCase() !== body.email.toLowerCase()
  if (isNewEmail && before.passwordHash !== null) {
    await confirmPassword(context, before, body.currentPassword, address)
  }
  const entity = await transaction(database, async (tx) => {
    if (!(await changeAccount(tx, caller.personId, body))) throw fieldRefusal('email', 'account.email-taken')
    if (isNewEmail) {
      await endPasswordResets(tx, caller.personId, now)
      await jobs.enqueue(tx, 'mail', mailTexts.emailChanged(before))
      await jobs.enqueue(tx, 'email-confirmation', { personId: caller.personId, isWelcome: false })
    }
    return readOwnPerson(tx, caller.personId)
  })
  return { answer: { entity, errors: [] } }
}

import { transaction } from '../../platform/db/transaction.ts'
import { fieldRefusal } from '../../platform/field-refusal.ts'
import type { Verb } from '../../platform/verb.ts'
import { mailTexts } from '../notifications/mail-texts.ts'
import { hashPassword } from '../sessions/password-queue.ts'
import { readOwnPerson } from './read-own-person.ts'
import { createAccount } from './stores/accounts.ts'

/** Makes a user. The address that is taken is named, as every form does that must not lose what was typed. */
export const createUser: Verb<'createUser'> = async ({ database, jobs }, { input: { body }, now }) => {
  const passwordHash = await hashPassword(body.password)
  const entity = await transaction(database, async (tx) => {
    const personId = await createAccount(tx, body, passwordHash, now)
    if (personId === undefined) throw fieldRefusal('email', 'account.email-taken')
    await jobs.enqueue(tx, 'mail', mailTexts.welcome(body))
    return readOwnPerson(tx, personId)
  })
  return { answer: { entity, errors: [] } }
}

import { formatInstant, osloDateText } from '@delebil/validation/time'
import { transaction } from '../../platform/db/transaction.ts'
import { fieldRefusal } from '../../platform/field-refusal.ts'
import type { Verbs } from '../../platform/verb.ts'
import { hashPassword } from '../sessions/password-queue.ts'
import { changePassword } from './change-password.ts'
import { confirmEmail } from './confirm-email.ts'
import { deletePerson } from './delete-person.ts'
import { readOwnPerson } from './read-own-person.ts'
import { resetPassword } from './reset-password.ts'
import { createAccount } from './stores/accounts.ts'
import { readPersonRecords } from './stores/person-export.ts'
import { updatePerson } from './update-person.ts'
import { verifyLicense } from './verify-license.ts'

/** A person and their account: data, password, licence, leaving. */
export const accountVerbs = {
  changePassword,
  confirmEmail,
  /** Makes a user. The address that is taken is named, as every form does that must not lose what was typed. */
  createUser: async ({ database, jobs }, { input: { body }, now }) => {
    const passwordHash = await hashPassword(body.password)
    const entity = await transaction(database, async (tx) => {
      const personId = await createAccount(tx, body, passwordHash, now)
      if (personId === undefined) throw fieldRefusal('email', 'account.email-taken')
      await jobs.enqueue(tx, 'email-confirmation', { personId, isWelcome: true })
      return readOwnPerson(tx, personId)
    })
    return { answer: { entity, errors: [] } }
  },
  deletePerson,
  /** Everything stored about the person, as a file to keep. */
  exportPerson: async ({ database }, { caller, now }) => {
    const answer = await transaction(database, async (tx) => ({
      exportedAt: formatInstant(now),
      person: await readOwnPerson(tx, caller.personId),
      ...(await readPersonRecords(tx, caller.personId)),
    }))
    return {
      answer,
      headers: { 'content-disposition': `attachment; filename="delebil-${osloDateText(now)}.json"` },
    }
  },
  /**
   * Asks for a mail with a link. Whether there is such an account is looked up later, by the job: text, status and time of the
   * answer cannot tell.
   */
  forgotPassword: async ({ database, jobs }, { input: { body } }) => {
    await transaction(database, (tx) => jobs.enqueue(tx, 'password-reset', body))
    return { answer: undefined }
  },
  /** The person's own data. */
  getPerson: async (_context, { db, caller }) => ({
    answer: await readOwnPerson(db, caller.personId),
  }),
  resetPassword,
  /** Mails the link that proves my address; the job passes over whoever has proved it. */
  sendEmailConfirmation: async ({ database, jobs }, { caller: { personId } }) => {
    await transaction(database, (tx) => jobs.enqueue(tx, 'email-confirmation', { personId, isWelcome: false }))
    return { answer: undefined }
  },
  updatePerson,
  verifyLicense,
} satisfies Partial<Verbs>

import { transaction } from '../../platform/db/transaction.ts'
import { fieldRefusal } from '../../platform/field-refusal.ts'
import { Refusal } from '../../platform/refusal.ts'
import type { Verb } from '../../platform/verb.ts'
import { createLinkedPerson, findLinkedPerson, proveEmail } from '../accounts/stores/linked-persons.ts'
import { mailTexts } from '../notifications/mail-texts.ts'
import { hashToken } from '../sessions/session-token.ts'
import { beginSession } from './begin-session.ts'
import { requireProvider } from './require-provider.ts'
import { deleteWaitingClaims, lockWaitingClaims } from './sign-on-store.ts'
import { waitingToken } from './waiting-token.ts'

/** Makes a user of the claims that wait in this browser, once, and logs in as it. */
export const createUserFromSignOn: Verb<'createUserFromSignOn'> = async (context, call) => {
  const { input, browserKey, now, userAgent } = call
  const { username: email, authToken, name: typedName } = input.body
  const { title } = requireProvider(context, input.params.sso)
  return transaction(context.database, async (tx) => {
    const claims = browserKey && (await lockWaitingClaims(tx, hashToken(browserKey), now))
    if (!browserKey || !claims || waitingToken(browserKey, claims) !== authToken) {
      throw new Refusal('single-sign-on.expired')
    }
    const name = typedName ?? claims.name
    if (name === null) throw fieldRefusal('name', 'field.required')
    const { sub, phone } = claims
    const personId = await createLinkedPerson(tx, { name, email, phone, sub }, now)
    if (personId === undefined) {
      if (await findLinkedPerson(tx, sub)) throw new Refusal('single-sign-on.taken')
      throw fieldRefusal('username', 'account.email-taken')
    }
    if (claims.emailVerified && claims.email?.toLowerCase() === email.toLowerCase()) await proveEmail(tx, personId, now)
    await deleteWaitingClaims(tx, hashToken(browserKey))
    await context.jobs.enqueue(tx, 'email-confirmation', { personId, isWelcome: false })
    await context.jobs.enqueue(tx, 'mail', mailTexts.welcomeBySignOn({ id: personId, email }, title))
    return beginSession(context, tx, { id: personId, email }, { now, userAgent })
  })
}

import { transaction } from '../../platform/db/transaction.ts'
import { Refusal } from '../../platform/refusal.ts'
import type { Verb } from '../../platform/verb.ts'
import { findCredentials } from '../accounts/stores/persons.ts'
import { knowBrowser } from '../sessions/know-browser.ts'
import { countFailedLogin, forgetFailedLogins, refuseWhileLocked } from '../sessions/login-lock.ts'
import { awaitRoom, verifyPassword } from '../sessions/password-queue.ts'
import { hashToken } from '../sessions/session-token.ts'
import { isKnownBrowser } from '../sessions/stores/known-browsers.ts'
import { beginSession } from './begin-session.ts'
import { linkWaiting } from './link-waiting.ts'

/**
 * Checks e-mail and password and begins a session. An account that does not exist gets the answer of a wrong password.
 * With the data of a single sign-on the account is linked to it first, or nothing happens.
 */
export const login: Verb<'login'> = async (context, call) => {
  await awaitRoom()
  const { input, address, userAgent, browserKey, knownBrowserKey } = call
  const { database } = context
  const { username, password, sub, phoneNo } = input.body
  const credentials = await findCredentials(database, username)
  const browser = credentials && knownBrowserKey ? { personId: credentials.personId, knownBrowserKey } : undefined
  const isKnown = browser && (await isKnownBrowser(database, hashToken(browser.knownBrowserKey), browser.personId))
  const source = { username, address, ...(isKnown && { browser }) }
  await refuseWhileLocked(context, source)
  const isRight = await verifyPassword(context.config, credentials?.passwordHash, password)
  if (!isRight || credentials === undefined) {
    await countFailedLogin(context, source)
    throw new Refusal('login.failed')
  }
  // Asked again: while this password was looked at, others may have failed, and one of many guesses at once must not pass.
  await refuseWhileLocked(context, source)

  const account = { ...credentials, id: credentials.personId }
  const now = new Date()
  if (sub !== undefined) {
    await transaction(database, (tx) => linkWaiting(context, tx, account, { sub, phoneNo }, { browserKey, now }))
  }
  const reply = await beginSession(context, database, account, { now, userAgent })
  await forgetFailedLogins(context, source)
  const known = await knowBrowser(context.config, database, account.id, { ...call, now })
  return { ...reply, headers: { ...reply.headers, ...known } }
}

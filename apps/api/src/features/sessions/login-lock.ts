import { loginDelay } from '@delebil/validation'
import type { Context } from '../../platform/context.ts'
import type { Queryable } from '../../platform/db/queryable.ts'
import { Refusal } from '../../platform/refusal.ts'
import { hashToken } from './session-token.ts'
import { type AttemptKey, countFailure, findLock, forgetFailures, lockLogin } from './stores/login-attempts.ts'

// Many people share one address (an office, a mobile network): it is slowed down ten times later than an account.
const addressTolerance = 10
const forgetMilliseconds = 24 * 60 * 60_000

/** What is counted for a log-in: the account, known or not, and where the call comes from. */
export type LoginSource = {
  readonly username: string
  readonly address: string
  /** The account's own browser: what strangers try is not counted against it, nor what it tries against anybody. */
  readonly browser?: KnownBrowser | undefined
}
type KnownBrowser = { readonly personId: number; readonly knownBrowserKey: string }

const browserKeyOf = ({ personId, knownBrowserKey }: KnownBrowser): AttemptKey => ({
  kind: 'browser',
  key: `${personId} ${hashToken(knownBrowserKey).toString('hex')}`,
})
const accountOf = ({ username, browser }: LoginSource): AttemptKey =>
  browser ? browserKeyOf(browser) : { kind: 'account', key: username.toLowerCase() }
const addressOf = ({ address }: LoginSource): AttemptKey => ({ kind: 'address', key: address })

/** Refuses while the account or the address has to wait, whatever the password. */
export const refuseWhileLocked = async ({ database }: Context, source: LoginSource): Promise<void> => {
  const now = new Date()
  const until = await findLock(database, [accountOf(source), addressOf(source)], now)
  if (until === undefined) return
  const seconds = Math.max(1, Math.ceil((until.getTime() - now.getTime()) / 1000))
  throw new Refusal('login.locked', { retryAfterSeconds: seconds })
}

const countAndLock = async ({ database }: Context, key: AttemptKey, tolerance: number): Promise<void> => {
  const now = new Date()
  const failures = await countFailure(database, key, now, new Date(now.getTime() - forgetMilliseconds))
  const seconds = loginDelay(Math.floor(failures / tolerance))
  if (seconds > 0) await lockLogin(database, key, new Date(now.getTime() + seconds * 1000))
}

/** Counts a log-in that failed; the account's and the address's next one may have to wait. */
export const countFailedLogin = async (context: Context, source: LoginSource): Promise<void> => {
  await countAndLock(context, accountOf(source), 1)
  await countAndLock(context, addressOf(source), addressTolerance)
}

/** The account logged in: its failures are forgotten. Those of the address are not, or one account could hide many guesses. */
export const forgetFailedLogins = ({ database }: Context, source: LoginSource): Promise<void> =>
  forgetFailures(database, accountOf(source))

/** Lets a browser begin anew. */
export const forgetBrowserFailures = (tx: Queryable, browser: KnownBrowser): Promise<void> =>
  forgetFailures(tx, browserKeyOf(browser))

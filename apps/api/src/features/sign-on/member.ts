import { transaction } from '../../platform/db/transaction.ts'
import { orRefuse } from '../../platform/or-refuse.ts'
import { Refusal } from '../../platform/refusal.ts'
import type { Verbs } from '../../platform/verb.ts'
import { findAccount, lockAccount } from '../accounts/stores/accounts.ts'
import { listIdentityProviders } from '../identity-providers/identity-provider-store.ts'
import { hashToken } from '../sessions/session-token.ts'
import { beginSession } from './begin-session.ts'
import { createUserFromSignOn } from './create-user-from-sign-on.ts'
import { knowBrowserByLink } from './know-browser-by-link.ts'
import { linkWaiting } from './link-waiting.ts'
import { logInByPartner } from './log-in-by-partner.ts'
import { login } from './login.ts'
import { requireProvider } from './require-provider.ts'
import { findWaitingClaims, takeSignOnCode } from './sign-on-store.ts'
import { unlinkSignOn } from './unlink-sign-on.ts'
import { waitingToken } from './waiting-token.ts'
import { whoami } from './whoami.ts'

/** Logging in: by password, by a provider of identities, from a partner's site. */
export const signOnVerbs = {
  /** Gives the browser that came back from the provider its session. */
  completeSignOn: async (context, { input, browserKey, now, userAgent }) => {
    requireProvider(context, input.params.sso)
    return transaction(context.database, async (tx) => {
      const codeHash = hashToken(input.body.code)
      const taken = browserKey && (await takeSignOnCode(tx, codeHash, hashToken(browserKey), now, false))
      const account = taken ? await findAccount(tx, taken.personId) : undefined
      if (account === undefined) throw new Refusal('single-sign-on.expired')
      return beginSession(context, tx, account, { now, userAgent })
    })
  },
  /** Gives the browser that came back from the provider of an organization's staff its session. */
  completeStaffSignOn: async (context, { input, browserKey, now, userAgent }) =>
    transaction(context.database, async (tx) => {
      const codeHash = hashToken(input.body.code)
      const taken = browserKey && (await takeSignOnCode(tx, codeHash, hashToken(browserKey), now, true))
      const account = taken ? await findAccount(tx, taken.personId) : undefined
      if (!taken || account === undefined) throw new Refusal('single-sign-on.expired')
      return beginSession(context, tx, account, { now, userAgent, staff: taken.staff })
    }),
  createUserFromSignOn,
  /** What the log-in box shows a button for. */
  getSignOn: async ({ signOn }, { db }) => {
    const staff = await listIdentityProviders(db)
    const entity = signOn ? { name: signOn.name, title: signOn.title } : null
    return { answer: { entity, ...(staff.length > 0 && { staff }) } }
  },
  /** Shows a browser what was verified in it. */
  getWaitingSignOn: async (context, { input, db, browserKey, now }) => {
    requireProvider(context, input.params.sso)
    const claims = browserKey && (await findWaitingClaims(db, hashToken(browserKey), now))
    if (!browserKey || !claims) throw new Refusal('single-sign-on.expired')
    const { sub, phone, name, email } = claims
    return {
      answer: { entity: { sub, phoneNo: phone, name, email, authToken: waitingToken(browserKey, claims) } },
      headers: { 'cache-control': 'no-store' },
    }
  },
  knowBrowserByLink,
  /** Links the person of the session. */
  linkSignOn: async (context, { input, caller, browserKey, now }) => {
    requireProvider(context, input.params.sso)
    await transaction(context.database, async (tx) => {
      const account = orRefuse(await lockAccount(tx, caller.personId), 'session.missing')
      await linkWaiting(context, tx, account, input.body, { browserKey, now })
    })
    return { answer: undefined }
  },
  logInByPartner,
  login,
  /** Asks for a mail with a link. Whether there is such an account is looked up later, by the job. */
  sendLoginLink: async ({ database, jobs }, { input: { body } }) => {
    await transaction(database, (tx) => jobs.enqueue(tx, 'login-link', body))
    return { answer: undefined }
  },
  unlinkSignOn,
  whoami,
} satisfies Partial<Verbs>

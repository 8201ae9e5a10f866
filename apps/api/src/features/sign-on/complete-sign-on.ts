import { transaction } from '../../platform/db/transaction.ts'
import { Refusal } from '../../platform/refusal.ts'
import type { Verb } from '../../platform/verb.ts'
import { findAccount } from '../accounts/stores/accounts.ts'
import { hashToken } from '../sessions/session-token.ts'
import { beginSession } from './begin-session.ts'
import { requireProvider } from './require-provider.ts'
import { takeSignOnCode } from './sign-on-store.ts'

/** Gives the browser that came back from the provider its session. */
export const completeSignOn: Verb<'completeSignOn'> = async (context, { input, browserKey, now, userAgent }) => {
  requireProvider(context, input.params.sso)
  return transaction(context.database, async (tx) => {
    const codeHash = hashToken(input.body.code)
    const personId = browserKey && (await takeSignOnCode(tx, codeHash, hashToken(browserKey), now))
    const account = personId ? await findAccount(tx, personId) : undefined
    if (account === undefined) throw new Refusal('single-sign-on.expired')
    return beginSession(context, tx, account, { now, userAgent })
  })
}

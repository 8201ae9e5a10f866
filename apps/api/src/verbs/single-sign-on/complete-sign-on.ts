import { transaction } from '../../db/transaction.ts'
import { Refusal } from '../../refusal.ts'
import { findAccount } from '../../stores/accounts.ts'
import { takeSignOnCode } from '../../stores/single-sign-on.ts'
import type { Verb } from '../../verb.ts'
import { beginSession } from '../session/begin-session.ts'
import { hashToken } from '../session/session-token.ts'
import { requireProvider } from './require-provider.ts'

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

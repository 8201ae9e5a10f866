import { transaction } from '../../platform/db/transaction.ts'
import { Refusal } from '../../platform/refusal.ts'
import type { Verb } from '../../platform/verb.ts'
import { lockAccount } from '../accounts/stores/accounts.ts'
import { linkWaiting } from './link-waiting.ts'
import { requireProvider } from './require-provider.ts'

/** Links the person of the session. */
export const linkSignOn: Verb<'linkSignOn'> = async (context, { input, caller, browserKey, now }) => {
  requireProvider(context, input.params.sso)
  await transaction(context.database, async (tx) => {
    const account = await lockAccount(tx, caller.personId)
    if (account === undefined) throw new Refusal('session.missing')
    await linkWaiting(context, tx, account, input.body, { browserKey, now })
  })
  return { answer: undefined }
}

import { transaction } from '../../platform/db/transaction.ts'
import { orRefuse } from '../../platform/or-refuse.ts'
import { Refusal } from '../../platform/refusal.ts'
import type { Verb } from '../../platform/verb.ts'
import { lockAccount } from '../accounts/stores/accounts.ts'
import { unlinkPerson } from '../accounts/stores/linked-persons.ts'
import { mailTexts } from '../notifications/mail-texts.ts'
import { requireProvider } from './require-provider.ts'

/** Unlinks the person of the session, who must be able to log in without. */
export const unlinkSignOn: Verb<'unlinkSignOn'> = async (context, { input, caller }) => {
  const { title } = requireProvider(context, input.params.sso)
  await transaction(context.database, async (tx) => {
    const account = orRefuse(await lockAccount(tx, caller.personId), 'session.missing')
    if (account.passwordHash === null) throw new Refusal('single-sign-on.only-way-in')
    if (await unlinkPerson(tx, account.id)) {
      await context.jobs.enqueue(tx, 'mail', mailTexts.signOnUnlinked(account, title))
    }
  })
  return { answer: undefined }
}

import { transaction } from '../../platform/db/transaction.ts'
import { orRefuse } from '../../platform/or-refuse.ts'
import { Refusal } from '../../platform/refusal.ts'
import type { Verb } from '../../platform/verb.ts'
import { lockAccount } from '../accounts/stores/accounts.ts'
import { mailTexts } from '../notifications/mail-texts.ts'
import { linkPartnerPerson, lockPartnerPerson, usePartnerToken } from './partner-store.ts'
import { readTokenOf } from './read-token-of.ts'

/** Links the person of the session, once per token, if the partner has verified that their address is the account's. */
export const linkPartner: Verb<'linkPartner'> = async (context, { input, caller, db, now }) => {
  const { partner, token } = await readTokenOf(db, input.params.partner, input.body.token, now)
  const { claims, isEmailVerified } = token
  await transaction(context.database, async (tx) => {
    if (!(await usePartnerToken(tx, partner, token.jtiHash, token.forgetAt))) throw new Refusal('partner.used')
    const account = orRefuse(await lockAccount(tx, caller.personId), 'session.missing')
    if (!isEmailVerified || claims.email?.toLowerCase() !== account.email.toLowerCase()) {
      throw new Refusal('partner.other-account')
    }
    const known = await lockPartnerPerson(tx, partner, claims.subject)
    if (known === account.id) return
    const isLinked = known === undefined && (await linkPartnerPerson(tx, partner, account.id, claims, now))
    if (!isLinked) throw new Refusal('partner.already-linked')
    await context.jobs.enqueue(tx, 'mail', mailTexts.signOnLinked(account, partner.name))
  })
  return { answer: undefined }
}

import type { Queryable } from '../../platform/db/queryable.ts'
import { transaction } from '../../platform/db/transaction.ts'
import { Refusal } from '../../platform/refusal.ts'
import type { Verb } from '../../platform/verb.ts'
import { findCredentials } from '../accounts/stores/persons.ts'
import { createPartnerPerson, lockPartnerPerson, type Partner, usePartnerToken } from '../partners/partner-store.ts'
import type { PartnerToken } from '../partners/read-partner-token.ts'
import { readTokenOf } from '../partners/read-token-of.ts'
import { beginSession } from './begin-session.ts'

// A known address is never taken for the account: its owner logs in once. An address that the partner did not verify is nobody's.
const personOf = async (tx: Queryable, partner: Partner, token: PartnerToken, now: Date): Promise<number> => {
  const known = await lockPartnerPerson(tx, partner, token.claims.subject)
  if (known !== undefined) return known
  const { email } = token.claims
  if (token.isEmailVerified && email !== null && (await findCredentials(tx, email))) {
    throw new Refusal('partner.account-exists')
  }
  return createPartnerPerson(tx, partner, token.claims, now)
}

/** Begins a session of a partner's scope for whom the token is about. A token that is refused with `account-exists` is not used up. */
export const logInByPartner: Verb<'logInByPartner'> = async (context, { input, db, now, userAgent }) => {
  const { partner, token } = await readTokenOf(db, input.params.partner, input.body.token, now)
  return transaction(context.database, async (tx) => {
    const isFirst = await usePartnerToken(tx, partner, token.jtiHash, token.forgetAt)
    if (!isFirst) throw new Refusal('partner.used')
    const id = await personOf(tx, partner, token, now)
    return beginSession(context, tx, { id, email: token.claims.name }, { now, userAgent, partner })
  })
}

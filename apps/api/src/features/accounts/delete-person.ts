import { transaction } from '../../platform/db/transaction.ts'
import { orRefuse } from '../../platform/or-refuse.ts'
import { Refusal } from '../../platform/refusal.ts'
import type { Verb } from '../../platform/verb.ts'
import { endHoldsOfPerson } from '../holds/hold-store.ts'
import { serveAfterHolds } from '../holds/serve-later.ts'
import { mailTexts } from '../notifications/mail-texts.ts'
import { confirmPassword } from './confirm-password.ts'
import { findAccount, lockAccount } from './stores/accounts.ts'
import { findLeavingFacts, pseudonymizePerson } from './stores/person-deletion.ts'

/** Deletes the account. Trips that were billed stay, and nothing in them says whose they were. */
export const deletePerson: Verb<'deletePerson'> = async (context, { input: { body }, caller, now, address }) => {
  const { database, jobs } = context
  const account = orRefuse(await findAccount(database, caller.personId), 'session.missing')
  if (account.passwordHash !== null) await confirmPassword(context, account, body.currentPassword, address)
  await transaction(database, async (tx) => {
    if ((await lockAccount(tx, account.id)) === undefined) throw new Refusal('session.missing')
    const facts = await findLeavingFacts(tx, account.id, now)
    if (facts.hasOpenReservation) throw new Refusal('account.reservation-active')
    if (facts.hasUnpaidInvoice) throw new Refusal('account.invoice-unpaid')
    if (facts.hasUnbilledCharge) throw new Refusal('account.unbilled')
    if (facts.hasPermissions) throw new Refusal('account.has-permissions')
    if (facts.othersDepend) throw new Refusal('account.others-depend')
    await serveAfterHolds(context, tx, await endHoldsOfPerson(tx, account.id))
    await pseudonymizePerson(tx, account.id, now)
    await jobs.enqueue(tx, 'mail', mailTexts.deleted(account))
  })
  return { answer: undefined }
}

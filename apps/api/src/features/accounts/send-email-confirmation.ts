import { EMAIL_CONFIRMATION_HOURS } from '@delebil/validation'
import { addMinutes } from '@delebil/validation/time'
import type { Mail } from '../../adapters/mail/port.ts'
import type { Database } from '../../platform/db/pool.ts'
import { transaction } from '../../platform/db/transaction.ts'
import { mailTexts } from '../notifications/mail-texts.ts'
import { hashToken, makeToken } from '../sessions/session-token.ts'
import { type Account, lockAccount } from './stores/accounts.ts'
import * as store from './stores/email-confirmations.ts'

// Whoever presses again and again must not fill a mailbox that may be another's.
const mostEachHour = 3

type Parts = { readonly database: Database; readonly mail: Mail; readonly linkOf: (token: string) => string }
type Asked = { readonly personId: number; readonly isWelcome: boolean }

const makeLink = (database: Database, personId: number, tokenHash: Buffer, now: Date): Promise<Account | undefined> =>
  transaction(database, async (tx) => {
    const account = await lockAccount(tx, personId)
    if (account === undefined || (await store.isEmailProven(tx, personId))) return undefined
    if ((await store.countEmailConfirmations(tx, personId, addMinutes(now, -60))) >= mostEachHour) return undefined
    const expiresAt = addMinutes(now, EMAIL_CONFIRMATION_HOURS * 60)
    await store.createEmailConfirmation(tx, { tokenHash, personId, email: account.email, now, expiresAt })
    return account
  })

/** Mails the link that proves a person's address, unless that is proved. The token is made here, so that no row ever holds it. */
export const sendEmailConfirmation = async (
  { database, mail, linkOf }: Parts,
  { personId, isWelcome }: Asked,
  now: Date,
): Promise<void> => {
  const token = makeToken()
  const tokenHash = hashToken(token)
  const account = await makeLink(database, personId, tokenHash, now)
  if (account === undefined) return
  const text = isWelcome ? mailTexts.welcome : mailTexts.confirmEmail
  await mail.send(text(account, linkOf(token))).catch(async (problem: unknown) => {
    await store.deleteEmailConfirmation(database, tokenHash)
    throw problem
  })
}

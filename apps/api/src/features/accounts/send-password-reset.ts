import { parsePhone } from '@delebil/validation'
import { addMinutes } from '@delebil/validation/time'
import type { Mail } from '../../adapters/mail/port.ts'
import type { Database } from '../../platform/db/pool.ts'
import { transaction } from '../../platform/db/transaction.ts'
import { mailTexts } from '../notifications/mail-texts.ts'
import { hashToken, makeToken } from '../sessions/session-token.ts'
import { renewPasswordLink } from './renew-password-link.ts'
import { type Account, findAccountsByName, lockAccount } from './stores/accounts.ts'
import { countPasswordResets, deletePasswordReset } from './stores/password-resets.ts'

// Somebody who types another's address again and again must not fill their mailbox.
const mostEachHour = 3

type Parts = { readonly database: Database; readonly mail: Mail; readonly linkOf: (token: string) => string }

const makeLink = (database: Database, account: Account, tokenHash: Buffer, now: Date): Promise<boolean> =>
  transaction(database, async (tx) => {
    await lockAccount(tx, account.id)
    if ((await countPasswordResets(tx, account.id, addMinutes(now, -60))) >= mostEachHour) return false
    await renewPasswordLink(tx, account.id, tokenHash, now)
    return true
  })

/**
 * Mails a link to everybody whose e-mail address or phone number it is. The token is made here, so that no row ever holds it;
 * a mail that was not taken leaves no link behind, and the next try makes its own.
 */
export const sendPasswordReset = async ({ database, mail, linkOf }: Parts, name: string, now: Date): Promise<void> => {
  for (const account of await findAccountsByName(database, name.trim(), parsePhone(name) ?? null)) {
    const token = makeToken()
    const tokenHash = hashToken(token)
    if (!(await makeLink(database, account, tokenHash, now))) continue
    await mail.send(mailTexts.passwordReset(account, linkOf(token))).catch(async (problem: unknown) => {
      await deletePasswordReset(database, tokenHash)
      throw problem
    })
  }
}

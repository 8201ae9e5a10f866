import { LOGIN_LINK_MINUTES } from '@delebil/validation'
import { addMinutes } from '@delebil/validation/time'
import type { Mail } from '../../adapters/mail/port.ts'
import type { Database } from '../../platform/db/pool.ts'
import { transaction } from '../../platform/db/transaction.ts'
import { mailTexts } from '../notifications/mail-texts.ts'
import { hashToken, makeToken } from '../sessions/session-token.ts'
import { findAccountsByName, lockAccount } from './stores/accounts.ts'
import { countLoginLinks, createLoginLink, deleteLoginLink } from './stores/login-links.ts'

// Somebody who asks for another's address again and again must not fill their mailbox.
const mostEachHour = 3

type Parts = { readonly database: Database; readonly mail: Mail; readonly linkOf: (token: string) => string }

/** Mails whoever has the address, and a password, a link with which one browser may try to log in. The token stands in no row. */
export const sendLoginLink = async ({ database, mail, linkOf }: Parts, email: string, now: Date): Promise<void> => {
  const [account] = await findAccountsByName(database, email, null)
  if (account === undefined || account.passwordHash === null) return
  const token = makeToken()
  const tokenHash = hashToken(token)
  const isMade = await transaction(database, async (tx) => {
    await lockAccount(tx, account.id)
    if ((await countLoginLinks(tx, account.id, addMinutes(now, -60))) >= mostEachHour) return false
    const expiresAt = addMinutes(now, LOGIN_LINK_MINUTES)
    await createLoginLink(tx, { tokenHash, personId: account.id, now, expiresAt })
    return true
  })
  if (!isMade) return
  await mail.send(mailTexts.loginLink(account, linkOf(token))).catch(async (problem: unknown) => {
    await deleteLoginLink(database, tokenHash)
    throw problem
  })
}

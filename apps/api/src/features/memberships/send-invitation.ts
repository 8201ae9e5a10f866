import type { Mail } from '../../adapters/mail/port.ts'
import type { Database } from '../../platform/db/pool.ts'
import { mailTexts } from '../notifications/mail-texts.ts'
import { hashToken, makeToken } from '../sessions/session-token.ts'
import { findInvitation, setInvitationToken } from './stores/membership-invitations.ts'

type Parts = { readonly database: Database; readonly mail: Mail; readonly linkOf: (token: string) => string }
type Key = { readonly organizationId: number; readonly id: number }

/** Mails an invitation that is still open. The token is made here, so that no row ever holds it; another try makes another. */
export const sendInvitation = async ({ database, mail, linkOf }: Parts, key: Key): Promise<void> => {
  const invitation = await findInvitation(database, key)
  if (invitation === undefined) return
  const token = makeToken()
  if ((await setInvitationToken(database, key, hashToken(token))) === 0) return
  await mail.send(mailTexts.invitation(invitation, linkOf(token)))
}

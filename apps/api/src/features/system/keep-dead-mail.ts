import { parsePhone } from '@delebil/validation'
import type { Context } from '../../platform/context.ts'
import type { Queryable } from '../../platform/db/queryable.ts'
import type { DeadLetter } from '../../platform/jobs/jobs.ts'
import { findAccount, findAccountsByName } from '../accounts/stores/accounts.ts'
import { redactSecrets } from '../logs/redact-secrets.ts'
import { findInvitation } from '../memberships/stores/membership-invitations.ts'
import { insertDeadMail, type MailOwner } from './dead-mail-store.ts'

const mostKept = 300

// Mail servers quote what they refuse: a link in it would be a key to somebody's account.
const safeError = (error: string): string =>
  redactSecrets(error.replace(/\bhttps?:\S+/gi, '…').replace(/\s+/g, ' ')).slice(0, mostKept)

// Who asked for a password, and who was invited, is looked up: the job names them only.
const ownerOf = async (db: Queryable, letter: DeadLetter): Promise<MailOwner | undefined> => {
  if (letter.job === 'mail') {
    const { kind, to, organizationId = null, personId = null } = letter.data
    return { kind, to, organizationId, personId }
  }
  if (letter.job === 'membership-invitation') {
    const invitation = await findInvitation(db, letter.data)
    if (invitation === undefined) return undefined
    const { inviteeEmail: to, organizationId } = invitation
    return { kind: 'invitation', to, organizationId, personId: null }
  }
  if (letter.job === 'email-confirmation') {
    const { personId, isWelcome } = letter.data
    const account = await findAccount(db, personId)
    return (
      account && { kind: isWelcome ? 'welcome' : 'confirmEmail', to: account.email, organizationId: null, personId }
    )
  }
  const { usernameEmailOrPhone: name } = letter.data
  const [account] = await findAccountsByName(db, name.trim(), parsePhone(name) ?? null)
  return account && { kind: 'passwordReset', to: account.email, organizationId: null, personId: account.id }
}

/** Puts a mail that was given up before staff, if there is still somebody whom it was for. */
export const keepDeadMail = async (
  { database, log }: Pick<Context, 'database' | 'log'>,
  letter: DeadLetter,
  now: Date,
): Promise<void> => {
  const owner = await ownerOf(database, letter)
  if (owner === undefined) return
  await insertDeadMail(database, letter, owner, safeError(letter.error), now)
  log('error', 'A mail was given up.', { kind: owner.kind, organizationId: owner.organizationId })
}

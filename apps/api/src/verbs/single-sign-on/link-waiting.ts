import type { Context } from '../../context.ts'
import type { Queryable } from '../../db/queryable.ts'
import { mailTexts } from '../../mail/mail-texts.ts'
import { Refusal } from '../../refusal.ts'
import type { Account } from '../../stores/accounts.ts'
import { linkPerson, proveEmail } from '../../stores/linked-persons.ts'
import { deleteWaitingClaims, lockWaitingClaims } from '../../stores/single-sign-on.ts'
import { hashToken } from '../session/session-token.ts'
import { requireProvider } from './require-provider.ts'

/** What a page says that it links; only compared, never believed. */
export type PostedLink = { readonly sub: string; readonly phoneNo?: string | null | undefined }

type Asking = { readonly browserKey: string | undefined; readonly now: Date }

/** Links the person to the claims that wait in this browser, once. */
export const linkWaiting = async (
  context: Context,
  tx: Queryable,
  account: Pick<Account, 'id' | 'name' | 'email'>,
  posted: PostedLink,
  { browserKey, now }: Asking,
): Promise<void> => {
  const { title } = requireProvider(context)
  const browserHash = browserKey === undefined ? undefined : hashToken(browserKey)
  const claims = browserHash && (await lockWaitingClaims(tx, browserHash, now))
  if (claims === undefined) throw new Refusal('single-sign-on.expired')
  if (claims.sub !== posted.sub || claims.phone !== (posted.phoneNo ?? null)) {
    throw new Refusal('single-sign-on.mismatch')
  }
  const outcome = await linkPerson(tx, account.id, claims.sub)
  if (outcome !== 'linked') throw new Refusal(`single-sign-on.${outcome}`)
  if (claims.emailVerified && claims.email?.toLowerCase() === account.email.toLowerCase()) {
    await proveEmail(tx, account.id, now)
  }
  await deleteWaitingClaims(tx, browserHash as Buffer)
  await context.jobs.enqueue(tx, 'mail', mailTexts.signOnLinked(account, title))
}

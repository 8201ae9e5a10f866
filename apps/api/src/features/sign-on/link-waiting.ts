import type { Context } from '../../platform/context.ts'
import type { Queryable } from '../../platform/db/queryable.ts'
import { Refusal } from '../../platform/refusal.ts'
import type { Account } from '../accounts/stores/accounts.ts'
import { linkPerson, proveEmail } from '../accounts/stores/linked-persons.ts'
import { mailTexts } from '../notifications/mail-texts.ts'
import { hashToken } from '../sessions/session-token.ts'
import { requireProvider } from './require-provider.ts'
import { deleteWaitingClaims, lockWaitingClaims } from './sign-on-store.ts'

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

import type { VerifiedClaims } from '../../adapters/single-sign-on/port.ts'
import type { Context } from '../../platform/context.ts'
import type { Queryable } from '../../platform/db/queryable.ts'
import { transaction } from '../../platform/db/transaction.ts'
import { Refusal } from '../../platform/refusal.ts'
import { findAccount } from '../accounts/stores/accounts.ts'
import { mailTexts } from '../notifications/mail-texts.ts'
import { hashToken, makeToken } from '../sessions/session-token.ts'
import { findPersonOf } from './find-person.ts'
import { failedPage, pageAddress } from './page-address.ts'
import { requireProvider } from './require-provider.ts'
import {
  createSignOnCode,
  deleteWaitingClaims,
  type SignOnRequest,
  saveWaitingClaims,
  takeSignOnRequest,
} from './sign-on-store.ts'
import { signOnEnd } from './sign-on-times.ts'

export type SignOnReturn = {
  readonly state: string
  /** The whole query that the provider sent the browser back with. */
  readonly search: string
  readonly browserKey: string | undefined
  readonly now: Date
}

const notifyOfLink = async ({ jobs }: Context, tx: Queryable, personId: number, title: string): Promise<void> => {
  const account = await findAccount(tx, personId)
  if (account) await jobs.enqueue(tx, 'mail', mailTexts.signOnLinked(account, title))
}

const letIn = (
  context: Context,
  { browserHash, returnPath, links }: SignOnRequest,
  claims: VerifiedClaims,
  now: Date,
) =>
  transaction(context.database, async (tx) => {
    const wait = () => saveWaitingClaims(tx, browserHash, { ...claims, expiresAt: signOnEnd('waiting', now) })
    if (links) {
      await wait()
      return pageAddress('linkExisting', returnPath)
    }
    const { personId, isNewLink, isEmailKnown } = await findPersonOf(tx, claims)
    if (personId === undefined) {
      await wait()
      return pageAddress(isEmailKnown ? 'linkExisting' : 'linkOrCreate', returnPath)
    }
    if (isNewLink) await notifyOfLink(context, tx, personId, requireProvider(context).title)
    const code = makeToken()
    await deleteWaitingClaims(tx, browserHash)
    await createSignOnCode(tx, { codeHash: hashToken(code), browserHash, personId, expiresAt: signOnEnd('code', now) })
    return pageAddress('success', returnPath, code)
  })

/**
 * Takes a browser back from the provider and answers which page it goes to. The state counts once and only in the browser it
 * was made for. No token is in the address: the page fetches it with a code that is as short-lived and bound as the state.
 */
export const finishSignOn = async (
  context: Context,
  { state, search, browserKey, now }: SignOnReturn,
): Promise<string> => {
  const provider = requireProvider(context)
  const browserHash = browserKey === undefined ? undefined : hashToken(browserKey)
  const request = browserHash && (await takeSignOnRequest(context.database, hashToken(state), browserHash, null, now))
  if (request === undefined) throw new Refusal('single-sign-on.expired')
  try {
    return await letIn(context, request, await provider.finish({ ...request, state }, search), now)
  } catch (error) {
    if (error instanceof Refusal) return failedPage(error.code, request.returnPath)
    throw error
  }
}

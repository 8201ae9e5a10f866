import { safePath } from '@delebil/validation'
import type { Context } from '../../platform/context.ts'
import { hashToken, makeToken } from '../sessions/session-token.ts'
import { requireProvider } from './require-provider.ts'
import { createSignOnRequest } from './sign-on-store.ts'
import { signOnEnd } from './sign-on-times.ts'

export type SignOnRequest = {
  readonly redirectUri: string
  /** Where the person wants to be afterwards; anything but a path of our own becomes '/'. */
  readonly returnPath: string
  /** The person is logged in and wants a link, not another session. */
  readonly links: boolean
  readonly browserKey: string | undefined
  readonly now: Date
}

/** Notes that this browser is on its way, and answers where to. A browser may have several journeys at once, in several tabs. */
export const beginSignOn = async (
  context: Context,
  { redirectUri, returnPath, links, browserKey = makeToken(), now }: SignOnRequest,
): Promise<{ address: string; browserKey: string }> => {
  const provider = requireProvider(context)
  const journey = { redirectUri, state: makeToken(), nonce: makeToken(), codeVerifier: makeToken() }
  const address = await provider.begin(journey)
  await createSignOnRequest(context.database, {
    stateHash: hashToken(journey.state),
    browserHash: hashToken(browserKey),
    nonce: journey.nonce,
    codeVerifier: journey.codeVerifier,
    redirectUri,
    returnPath: safePath(returnPath),
    links,
    organizationId: null,
    expiresAt: signOnEnd('journey', now),
  })
  return { address, browserKey }
}

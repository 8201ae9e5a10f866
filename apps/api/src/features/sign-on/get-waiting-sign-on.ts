import { Refusal } from '../../platform/refusal.ts'
import type { Verb } from '../../platform/verb.ts'
import { hashToken } from '../sessions/session-token.ts'
import { requireProvider } from './require-provider.ts'
import { findWaitingClaims } from './sign-on-store.ts'
import { waitingToken } from './waiting-token.ts'

/** Shows a browser what was verified in it. */
export const getWaitingSignOn: Verb<'getWaitingSignOn'> = async (context, { input, db, browserKey, now }) => {
  requireProvider(context, input.params.sso)
  const claims = browserKey && (await findWaitingClaims(db, hashToken(browserKey), now))
  if (!browserKey || !claims) throw new Refusal('single-sign-on.expired')
  const { sub, phone, name, email } = claims
  return {
    answer: { entity: { sub, phoneNo: phone, name, email, authToken: waitingToken(browserKey, claims) } },
    headers: { 'cache-control': 'no-store' },
  }
}

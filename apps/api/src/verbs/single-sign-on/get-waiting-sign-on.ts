import { Refusal } from '../../refusal.ts'
import { findWaitingClaims } from '../../stores/single-sign-on.ts'
import type { Verb } from '../../verb.ts'
import { hashToken } from '../session/session-token.ts'
import { requireProvider } from './require-provider.ts'
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

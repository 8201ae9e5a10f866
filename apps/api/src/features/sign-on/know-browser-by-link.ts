import { transaction } from '../../platform/db/transaction.ts'
import { orRefuse } from '../../platform/or-refuse.ts'
import type { Verb } from '../../platform/verb.ts'
import { takeLoginLink } from '../accounts/stores/login-links.ts'
import { knowBrowser } from '../sessions/know-browser.ts'
import { forgetBrowserFailures } from '../sessions/login-lock.ts'
import { hashToken } from '../sessions/session-token.ts'

/** Counts this browser's attempts apart from now on, and from nothing. Nobody is logged in by it. */
export const knowBrowserByLink: Verb<'knowBrowserByLink'> = async ({ config, database }, call) => {
  const { input, now, knownBrowserKey } = call
  const headers = await transaction(database, async (tx) => {
    const personId = orRefuse(await takeLoginLink(tx, hashToken(input.body.token), now), 'account.link-dead')
    if (knownBrowserKey) await forgetBrowserFailures(tx, { personId, knownBrowserKey })
    return knowBrowser(config, tx, personId, call)
  })
  return { answer: undefined, headers }
}

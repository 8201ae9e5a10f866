import type { Config } from '../../platform/config.ts'
import type { Queryable } from '../../platform/db/queryable.ts'
import { knownBrowserCookie } from '../../platform/known-browser-key.ts'
import { hashToken, makeToken } from './session-token.ts'
import { saveKnownBrowser } from './stores/known-browsers.ts'

type Browser = { readonly knownBrowserKey: string | undefined; readonly siteOrigin: string; readonly now: Date }

/** Remembers that the browser is the person's, and answers the header that has it say so the next time. */
export const knowBrowser = async (
  config: Config,
  db: Queryable,
  personId: number,
  { knownBrowserKey: key = makeToken(), siteOrigin, now }: Browser,
): Promise<{ readonly 'set-cookie': string }> => {
  await saveKnownBrowser(db, hashToken(key), personId, now)
  return { 'set-cookie': knownBrowserCookie(config, key, siteOrigin.startsWith('https:') ? 'https' : 'http') }
}

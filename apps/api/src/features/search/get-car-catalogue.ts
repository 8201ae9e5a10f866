import { Refusal } from '../../platform/refusal.ts'
import type { Verb } from '../../platform/verb.ts'
import { encodedCatalogue } from './memory/catalogue.ts'

const FOREVER = 'public, max-age=31536000, immutable'

/** All cars that a search can find, under the version that searches name. Kept for good by whoever asked for that version. */
export const getCarCatalogue: Verb<'getCarCatalogue'> = async ({ searchIndex }, { input, acceptedEncoding }) => {
  const fleet = searchIndex?.fleet() ?? (await searchIndex?.refresh().then(() => searchIndex.fleet()))
  if (fleet === undefined) throw new Refusal('server.busy', { retryAfterSeconds: 1 })
  const encoding = acceptedEncoding()
  const { version, bytes } = await encodedCatalogue(fleet, input.query.orgId, encoding)
  const isAsked = input.query.version === version
  return {
    json: bytes,
    headers: {
      'cache-control': isAsked ? FOREVER : 'no-cache',
      vary: 'Origin, Accept-Encoding',
      ...(encoding !== 'identity' && { 'content-encoding': encoding }),
    },
  }
}

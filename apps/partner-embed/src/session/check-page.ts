import type { Api, Refusal } from '@delebil/core-api'

/** What keeps an element from working on its page, as `delebil:error` tells it. */
export type PageProblem = 'embed.origin-refused' | 'embed.unknown-partner' | 'embed.unreachable'

/**
 * Why the club's server did not name the partner to this page; undefined where it answers. A refused origin looks to the
 * page like a lost network, so what any page may read, and what any partner's page may read, tells them apart.
 */
export async function findPageProblem(
  { status, code }: Pick<Refusal, 'status' | 'code'>,
  api: Pick<Api, 'listOrganizations'>,
  isServerThere: () => Promise<boolean>,
): Promise<PageProblem | undefined> {
  if (code === 'resource.unknown') return 'embed.unknown-partner'
  // It answers: what is wrong then is the screens' to tell.
  if (status > 0) return undefined
  if ((await api.listOrganizations({ quiet: true })).ok) return 'embed.unknown-partner'
  return (await isServerThere()) ? 'embed.origin-refused' : 'embed.unreachable'
}

/** What the developer of the page reads in the console. */
export const adviceOf = (problem: PageProblem, { site, partner }: { site: string; partner: string }): string =>
  ({
    'embed.origin-refused': `delebil: ${location.origin} er ikke registrert. Be bildelingen registrere dette opphavet for «${partner}».`,
    'embed.unknown-partner': `delebil: «${partner}» er ikke nøkkelen til en partner med opphavet ${location.origin}. Se etter skrivefeil i «partner».`,
    'embed.unreachable': `delebil: ${site} svarer ikke. Se etter «connect-src» i retningslinjene (CSP) og nettverket.`,
  })[problem]

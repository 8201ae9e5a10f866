import { type Api, createClient } from '@delebil/core-api'
import { openFirstRun } from '../../apps/api/src/features/new-organizations/open-first-run.ts'
import { emptySite } from '../../apps/api/src/testing/test-empty-site.ts'
import { startTestSite } from '../../apps/api/src/testing/test-site.ts'

/** Both where there is no organization yet, which takes a site of its own. */
const onEmptySite = async <T>(ask: (api: Api, code: string) => Promise<T>): Promise<T> => {
  const site = await startTestSite({ RATE_LIMIT: false }, [])
  try {
    await emptySite(site)
    const code = (await openFirstRun(site.suite.database, new Date())) ?? ''
    return await ask(createClient({ baseUrl: site.address, token: () => undefined }), code)
  } finally {
    await site.stop()
  }
}

/** One good call of every endpoint about the first organization. */
export const firstRunCalls = {
  getFirstRun: () => onEmptySite((api) => api.getFirstRun()),
  createFirstOrganization: () =>
    onEmptySite((api, code) =>
      api.createFirstOrganization({
        body: { code, name: 'Nordfjord bildeling', administratorName: 'Kari Nordmann', email: 'kari@nordfjord.test' },
      }),
    ),
}

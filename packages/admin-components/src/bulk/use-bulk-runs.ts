import type { BulkRunLine } from '@delebil/core-api/admin'
import { answerOf, usePages } from '@delebil/core-api/react'
import { useAdminHost } from '../admin-host.ts'

const PAGE = 50
const lookMilliseconds = 3000

type Page = { readonly data: readonly BulkRunLine[] }

/** Bulk changes of the organisation, the newest first; looked at again while one of them is worked. */
export function useBulkRuns(resource: string | undefined) {
  const { api, organizationId: orgId } = useAdminHost()
  const { pages, refusal, ...list } = usePages(
    {
      name: 'bulk-runs.list',
      who: orgId,
      inputAt: (index, last: Page | null) => {
        const before = last?.data.at(-1)?.id
        return index > 0 && before === undefined ? null : { resource, before }
      },
      ask: async (asked): Promise<Page> => answerOf(await api.call('bulk-runs.list', { query: { ...asked, orgId } })),
    },
    {
      refreshInterval: (latest) =>
        latest?.some(({ data }) => data.some(({ state }) => state === 'working')) ? lookMilliseconds : 0,
    },
  )
  return {
    ...list,
    runs: pages?.flatMap((page) => page.data),
    refusal: pages === undefined ? refusal : undefined,
    hasMore: pages?.at(-1)?.data.length === PAGE,
  } as const
}

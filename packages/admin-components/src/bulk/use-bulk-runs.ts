import type { BulkRunLine } from '@delebil/core-api/admin'
import useSWRInfinite from 'swr/infinite'
import { useAdminHost } from '../admin-host.ts'
import { ask, askAgain, type Refused } from '../ask.ts'
import { keyOf } from '../use-record.ts'

const PAGE = 50
const lookMilliseconds = 3000

type Page = { readonly data: readonly BulkRunLine[] }

/** Bulk changes of the organisation, the newest first; looked at again while one of them is worked. */
export function useBulkRuns(resource: string | undefined) {
  const { api, organizationId } = useAdminHost()
  const { data, error, size, setSize, isValidating, mutate } = useSWRInfinite<Page, Refused>(
    (index, before: Page | null) => {
      const last = before?.data.at(-1)?.id
      if (index > 0 && last === undefined) return null
      return keyOf(organizationId, 'bulk-runs', 'list', resource ?? '', index > 0 ? last : 0)
    },
    (key: readonly unknown[]) => {
      const before = Number(key.at(-1))
      const query = { orgId: String(organizationId), ...(resource && { resource }), ...(before && { before }) }
      return ask(api.call('bulk-runs.list', { query: query as never }))
    },
    {
      ...askAgain,
      revalidateOnFocus: false,
      refreshInterval: (pages) =>
        pages?.some(({ data: runs }) => runs.some(({ state }) => state === 'working')) ? lookMilliseconds : 0,
    },
  )
  const runs = data?.flatMap((page) => page.data)
  return {
    runs,
    refusal: runs === undefined ? error?.refusal : undefined,
    hasMore: data?.at(-1)?.data.length === PAGE,
    isFetching: isValidating,
    more: () => void setSize(size + 1),
    again: () => void mutate(),
  } as const
}

import type { BulkRun } from '@delebil/core-api/admin'
import useSWR from 'swr'
import { useAdminHost } from '../admin-host.ts'
import { ask, askAgain, type Refused } from '../ask.ts'
import { keyOf } from '../use-record.ts'

const lookMilliseconds = 1000

/** A bulk change as it is now: looked at again and again while the server works it. */
export function useBulkRun(id: number | undefined) {
  const { api, organizationId } = useAdminHost()
  const query = { orgId: String(organizationId) }
  const { data, error, mutate } = useSWR<BulkRun, Refused>(
    id === undefined ? null : keyOf(organizationId, 'bulk-runs', 'run', id),
    async () => ask(api.call('bulk-runs.get', { params: { id: String(id) }, query })),
    {
      ...askAgain,
      revalidateOnFocus: false,
      // What the last call answered is how it stands; it is looked at again only while it is worked.
      revalidateIfStale: false,
      refreshInterval: (run) => (run?.state === 'working' ? lookMilliseconds : 0),
    },
  )
  return {
    run: data,
    refusal: data === undefined ? error?.refusal : undefined,
    again: () => void mutate(),
    know: (run: BulkRun) => mutate(run, { revalidate: false }),
  } as const
}

import { useAdminAnswer } from '../use-admin-answer.ts'

const lookMilliseconds = 1000

/** A bulk change as it is now: looked at again and again while the server works it. */
export function useBulkRun(id: number | undefined) {
  return useAdminAnswer('bulk-runs.get', id === undefined ? undefined : { params: { id } }, {
    // What the last call answered is how it stands; it is looked at again only while it is worked.
    revalidateIfStale: false,
    refreshInterval: (run) => (run?.state === 'working' ? lookMilliseconds : 0),
  })
}

import type { Result } from '@delebil/core-api'
import type { ProblemCode } from '@delebil/validation'
import useSWR from 'swr'
import { type AdminHost, useAdminHost } from '../admin-host.ts'
import { ask, askAgain, type Refused } from '../ask.ts'
import { keyOf } from '../use-record.ts'

/** What a record's page shows beside the record: asked anew when a record of the resource changes. */
export function usePanel<T, C extends ProblemCode>(
  resource: string,
  what: readonly (string | number | undefined)[],
  load: (host: AdminHost) => Promise<Result<T, C>>,
) {
  const host = useAdminHost()
  return useSWR<T, Refused>(keyOf(host.organizationId, resource, 'panel', ...what), () => ask(load(host)), {
    ...askAgain,
    revalidateOnFocus: false,
  })
}

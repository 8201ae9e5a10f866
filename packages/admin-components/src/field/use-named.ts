import useSWR from 'swr'
import { useAdminHost } from '../admin-host.ts'
import { ask, askAgain, type Refused } from '../ask.ts'
import { keyOf } from '../use-record.ts'

export interface Named {
  readonly key: string
  readonly name: string
  readonly group?: string
}

/** The values that a call lists. */
export function useNamed(call: string) {
  const { api, organizationId: orgId } = useAdminHost()
  return useSWR<readonly Named[], Refused>(
    keyOf(orgId, call, 'named'),
    async () => (await ask(api.call(call as 'cars.tariffs', { query: { orgId: String(orgId) } }))).data,
    { ...askAgain, revalidateOnFocus: false },
  )
}

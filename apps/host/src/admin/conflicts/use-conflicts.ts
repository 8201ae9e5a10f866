import { useAdminHost } from '@delebil/admin-components'
import type { Refusal, Result } from '@delebil/core-api'
import type { ProblemCode } from '@delebil/validation/text'
import useSWR, { useSWRConfig } from 'swr'

/** New conflicts come by themselves. */
const REFRESH_MS = 30_000

async function answerOf<T>(answer: Promise<Result<T, ProblemCode>>): Promise<T> {
  const result = await answer
  if (!result.ok) throw result.refusal
  return result.value
}

/** Conflicts of the organisation, or of one car or reservation. */
export function useConflicts(of: { readonly carId?: string | undefined; readonly reservationId?: string | undefined }) {
  const { api, organizationId } = useAdminHost()
  const query = {
    orgId: String(organizationId),
    ...(of.carId && { carId: of.carId }),
    ...(of.reservationId && { reservationId: of.reservationId }),
  }
  return useSWR(['admin', organizationId, 'conflicts', query], () => answerOf(api.call('conflicts.list', { query })), {
    refreshInterval: REFRESH_MS,
    keepPreviousData: true,
    shouldRetryOnError: ({ status }: Refusal) => status === 0 || status >= 500,
  })
}

/** What was solved lately. Kept apart from `conflicts`: it is asked by itself. */
export function useSolved(isWanted: boolean) {
  const { api, organizationId } = useAdminHost()
  const query = { orgId: String(organizationId) }
  const key = isWanted ? ['admin', organizationId, 'solved'] : null
  return useSWR(key, () => answerOf(api.call('conflicts.solved', { query })), {
    refreshInterval: REFRESH_MS,
    shouldRetryOnError: ({ status }: Refusal) => status === 0 || status >= 500,
  })
}

export function useWaysOut(id: number) {
  const { api, organizationId } = useAdminHost()
  const key = ['admin', organizationId, 'ways-out', id]
  const input = { params: { id }, query: { orgId: String(organizationId) } }
  return useSWR(key, () => answerOf(api.call('conflicts.ways-out', input)), {
    // What somebody reads and writes in does not change under them: a way that is gone is refused when it is taken.
    revalidateOnFocus: false,
    revalidateOnReconnect: false,
    revalidateIfStale: true,
    shouldRetryOnError: false,
  })
}

/** After something was solved or undone everything about reservations is asked anew. */
export function useRefresh(): () => Promise<unknown> {
  const { mutate } = useSWRConfig()
  const { organizationId } = useAdminHost()
  return () => mutate((key) => Array.isArray(key) && key[0] === 'admin' && key[1] === organizationId)
}

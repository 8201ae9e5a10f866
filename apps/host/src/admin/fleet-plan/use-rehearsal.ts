import { useAdminHost } from '@delebil/admin-components'
import { useMemo } from 'react'
import useSWR from 'swr'
import { type Asked, isNothing, type Outcome, outcomesOf } from './asked.ts'

const nothing: ReadonlyMap<string, Outcome> = new Map()

/** What would come of the draft, asked of the server at each change and whenever the plan became another. */
export function useRehearsal(asked: Asked, parked: readonly number[], stamp: unknown) {
  const { api, organizationId: orgId } = useAdminHost()
  const isEmpty = isNothing(asked)
  const { data, isLoading } = useSWR(
    isEmpty ? null : ['admin', orgId, 'rehearsal', JSON.stringify([asked, parked]), stamp],
    async () => {
      const { moves, fixtures } = asked
      const body = { moves: [...moves], fixtures: [...fixtures], parked: [...parked], rehearse: true }
      const result = await api.call('fleet.move', { query: { orgId }, body })
      return result.ok ? { outcomes: outcomesOf(result.value.entity) } : { refusal: result.refusal }
    },
    { revalidateOnFocus: false, keepPreviousData: true },
  )
  const results = useMemo(() => (isEmpty || !data?.outcomes ? nothing : data.outcomes), [data, isEmpty])
  return { results, isChecking: isLoading, refusal: isEmpty ? undefined : data?.refusal } as const
}

import { useAdminHost } from '@delebil/admin-components'
import { answerOf, keyOf, useAsked } from '@delebil/core-api/react'
import { useMemo } from 'react'
import { type Asked, isNothing, type Outcome, outcomesOf } from './asked.ts'

const nothing: ReadonlyMap<string, Outcome> = new Map()

/** What would come of the draft, asked of the server at each change and whenever the plan became another. */
export function useRehearsal(asked: Asked, parked: readonly number[], stamp: string) {
  const { api, organizationId: orgId } = useAdminHost()
  const isEmpty = isNothing(asked)
  const ask = async () => {
    const { moves, fixtures } = asked
    const body = { moves: [...moves], fixtures: [...fixtures], parked: [...parked], rehearse: true }
    return outcomesOf(answerOf(await api.call('fleet.move', { query: { orgId }, body })).entity)
  }
  const key = keyOf('fleet.move', [asked, parked, stamp], orgId)
  const { data, error, isLoading } = useAsked(key, isEmpty ? undefined : ask, {
    revalidateOnFocus: false,
    keepPreviousData: true,
    shouldRetryOnError: false,
  })
  const results = useMemo(() => (isEmpty || error || !data ? nothing : data), [data, error, isEmpty])
  return { results, isChecking: isLoading, refusal: isEmpty ? undefined : error?.refusal } as const
}

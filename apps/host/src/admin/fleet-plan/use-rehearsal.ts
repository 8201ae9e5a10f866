import { useAdminHost } from '@delebil/admin-components'
import type { PlanMove, PlanMoved } from '@delebil/core-api/admin'
import { useMemo } from 'react'
import useSWR from 'swr'

const nothing: ReadonlyMap<number, PlanMoved> = new Map()

/** What would come of the draft, asked of the server at each change and whenever the plan became another. */
export function useRehearsal(moves: readonly PlanMove[], parked: readonly number[], stamp: unknown) {
  const { api, organizationId: orgId } = useAdminHost()
  const asked = JSON.stringify([moves, parked])
  const { data, isLoading } = useSWR(
    moves.length === 0 ? null : ['admin', orgId, 'rehearsal', asked, stamp],
    async () => {
      const result = await api.call('fleet.move', {
        query: { orgId },
        body: { moves: [...moves], parked: [...parked], rehearse: true },
      })
      return result.ok ? { moves: result.value.entity.moves } : { refusal: result.refusal }
    },
    { revalidateOnFocus: false, keepPreviousData: true },
  )
  const results = useMemo(
    () => (moves.length === 0 || !data?.moves ? nothing : new Map(data.moves.map((one) => [one.reservationId, one]))),
    [data, moves.length],
  )
  return { results, isChecking: isLoading, refusal: moves.length === 0 ? undefined : data?.refusal } as const
}

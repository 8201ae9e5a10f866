import { useAdminAnswer } from '@delebil/admin-components'

/** New conflicts come by themselves. */
const live = { refreshInterval: 30_000, revalidateOnFocus: true } as const

/** Conflicts of the organisation, or of one car or reservation. */
export function useConflicts(of: { readonly carId?: string | undefined; readonly reservationId?: string | undefined }) {
  const query = { ...(of.carId && { carId: of.carId }), ...(of.reservationId && { reservationId: of.reservationId }) }
  return useAdminAnswer('conflicts.list', { query }, { ...live, keepPreviousData: true })
}

/** What was solved lately. */
export const useSolved = (isWanted: boolean) => useAdminAnswer('conflicts.solved', isWanted ? {} : undefined, live)

export function useResolutions(id: number) {
  // What somebody reads and writes in does not change under them: a way that is gone is refused when it is taken.
  return useAdminAnswer(
    'conflicts.resolutions',
    { params: { id } },
    { revalidateOnReconnect: false, shouldRetryOnError: false },
  )
}

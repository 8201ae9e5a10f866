import { useAdminAnswer } from '@delebil/admin-components'
import { formatInstant } from '@delebil/validation/time'

const REFRESH_MS = 60_000

/** Every car at a moment; without one, now. */
export function useFleetMap(at: Date | undefined) {
  return useAdminAnswer(
    'fleet-map.at',
    { query: at ? { at: formatInstant(at) } : {} },
    { shouldRetryOnError: false, keepPreviousData: true, ...(at === undefined && { refreshInterval: REFRESH_MS }) },
  )
}

/** Cars that stand with little charge and are booked soon; the cars are asked, so it comes after the rest. */
export const useLowCharge = () => useAdminAnswer('fleet-map.charge', {}, { shouldRetryOnError: false }).data?.data ?? []

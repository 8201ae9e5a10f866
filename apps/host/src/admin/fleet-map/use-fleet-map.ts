import { useAdminHost } from '@delebil/admin-components'
import { formatInstant } from '@delebil/validation/time'
import useSWR from 'swr'

const quiet = { revalidateOnFocus: false, shouldRetryOnError: false } as const
const REFRESH_MS = 60_000

/** Every car at a moment; without one, now. */
export function useFleetMap(at: Date | undefined) {
  const { api, organizationId } = useAdminHost()
  const moment = at && formatInstant(at)
  return useSWR(
    ['admin', organizationId, 'fleet-map', moment],
    async () => {
      const query = { orgId: String(organizationId), ...(moment !== undefined && { at: moment }) }
      const result = await api.call('fleet-map.at', { query })
      if (!result.ok) throw new Error(result.refusal.message)
      return result.value
    },
    { ...quiet, keepPreviousData: true, ...(at === undefined && { refreshInterval: REFRESH_MS }) },
  )
}

/** Cars that stand with little charge and are booked soon; the cars are asked, so it comes after the rest. */
export function useLowCharge() {
  const { api, organizationId } = useAdminHost()
  return useSWR(
    ['admin', organizationId, 'fleet-map', 'charge'],
    async () => {
      const result = await api.call('fleet-map.charge', { query: { orgId: String(organizationId) } })
      return result.ok ? result.value.data : []
    },
    quiet,
  )
}

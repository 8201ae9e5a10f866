import type { Reservation } from '@delebil/core-api'
import { ACTIVE_RESERVATIONS_REFRESH_MS } from '@delebil/validation'
import useSWR from 'swr'
import { useSessionState, useSite } from '../site/site-context.ts'

/** The person's reservations under way and ahead, asked for every ten minutes; undefined for a visitor and until they are known. */
export function useActiveReservations(): readonly Reservation[] | undefined {
  const { api } = useSite()
  const { whoami, status } = useSessionState()
  const key = status === 'AUTHENTICATED' && whoami ? ['listActiveReservations', {}, whoami.person.id] : null
  const { data } = useSWR(
    key,
    async () => {
      const result = await api.listActiveReservations()
      if (!result.ok) throw new Error(result.refusal.code)
      return result.value
    },
    { refreshInterval: ACTIVE_RESERVATIONS_REFRESH_MS },
  )
  return data?.data
}

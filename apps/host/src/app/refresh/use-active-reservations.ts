import type { Reservation } from '@delebil/core-api'
import { ACTIVE_RESERVATIONS_REFRESH_MS } from '@delebil/validation/constants'
import useSWR from 'swr'
import { useSessionState, useSite } from '../../site/context/site-context.ts'

/** As the widget asks and fails, so that both ask once. */
const everything = { query: {} }

/** The person's reservations under way and ahead, asked for every ten minutes; undefined for a visitor and until they are known. */
export function useActiveReservations(): readonly Reservation[] | undefined {
  const { api } = useSite()
  const { whoami, status } = useSessionState()
  const key = status === 'AUTHENTICATED' && whoami ? ['listActiveReservations', everything, whoami.person.id] : null
  const { data } = useSWR(
    key,
    async () => {
      const result = await api.listActiveReservations(everything)
      if (!result.ok) throw Object.assign(new Error(result.refusal.code), { refusal: result.refusal })
      return result.value
    },
    { refreshInterval: ACTIVE_RESERVATIONS_REFRESH_MS },
  )
  return data?.data
}

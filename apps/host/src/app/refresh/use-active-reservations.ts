import type { Reservation } from '@delebil/core-api'
import { useAnswer } from '@delebil/core-api/react'
import { ACTIVE_RESERVATIONS_REFRESH_MS } from '@delebil/validation/constants'
import { useSessionState } from '../../site/context/site-context.ts'

/** The person's reservations under way and ahead, asked for every ten minutes; undefined for a visitor and until they are known. */
export function useActiveReservations(): readonly Reservation[] | undefined {
  const { whoami, status } = useSessionState()
  const input = status === 'AUTHENTICATED' && whoami ? { query: {} } : undefined
  return useAnswer('listActiveReservations', input, { refreshInterval: ACTIVE_RESERVATIONS_REFRESH_MS }).data?.data
}

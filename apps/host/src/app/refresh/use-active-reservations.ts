import type { Reservation } from '@delebil/core-api'
import { useAnswer } from '@delebil/core-api/react'
import { ACTIVE_RESERVATIONS_REFRESH_MS } from '@delebil/validation/constants'
import { useSessionState } from '../../site/context/site-context.ts'

interface ActiveReservations {
  /** Undefined for a visitor and until they are known. */
  readonly reservations: readonly Reservation[] | undefined
  /** They are asked for, and no answer has come. */
  readonly isAsked: boolean
}

/** The person's reservations under way and ahead, asked for every ten minutes. */
export function useActiveReservations(): ActiveReservations {
  const { whoami, status } = useSessionState()
  const isKnown = status === 'AUTHENTICATED' && whoami !== undefined && whoami.staffOf === undefined
  const input = isKnown ? { query: {} } : undefined
  const { data, error } = useAnswer('listActiveReservations', input, {
    refreshInterval: ACTIVE_RESERVATIONS_REFRESH_MS,
  })
  return { reservations: data?.data, isAsked: isKnown && data === undefined && error === undefined }
}

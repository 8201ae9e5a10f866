import type { Reservation } from '@delebil/core-api'
import { keyOf, useAnswer, useKept } from '@delebil/core-api/react'
import { isLastPage } from '@delebil/validation'
import { ACTIVE_RESERVATIONS_REFRESH_MS, HISTORIC_PAGE_SIZE } from '@delebil/validation/constants'
import { useCallback, useEffect } from 'react'
import { useBookingHost } from '../booking-host.ts'
import { activeReservations } from './active-reservations.ts'

/** Asks anew every 10 minutes while the tab is visible, and when it gets the focus back. */
const refreshed = {
  refreshInterval: ACTIVE_RESERVATIONS_REFRESH_MS,
  refreshWhenHidden: false,
  revalidateOnFocus: true,
} as const

/** My reservations that are under way or ahead. */
export function useActiveReservations() {
  const { person } = useBookingHost()
  return useAnswer('listActiveReservations', person && activeReservations, refreshed)
}

/** One of my reservations. */
export function useReservation(reservationId: number) {
  const { person } = useBookingHost()
  return useAnswer('getReservation', person && { params: { id: reservationId } }, refreshed)
}

/** A page of my trips that are over. `page` counts from 0. */
export function useHistoricReservations(page: number) {
  const { person, selectedMembership } = useBookingHost()
  const query = {
    size: HISTORIC_PAGE_SIZE,
    sort: 'start,desc' as const,
    page,
    ...(selectedMembership && { membershipId: selectedMembership.id }),
  }
  const { data, error, mutate } = useAnswer('listHistoricReservations', person && { query }, { keepPreviousData: true })
  const totalPages = Math.max(1, Math.ceil((data?.totalElements ?? 0) / HISTORIC_PAGE_SIZE))
  return { data, error, mutate, totalPages, isLast: isLastPage(page, totalPages) }
}

/** Follows live events: what changed on the server is asked for again. */
export function useLiveReservations(): void {
  const { subscribe } = useBookingHost()
  const { refresh } = useKept()
  useEffect(
    () =>
      subscribe((event) => {
        if (event.topic === 'reservation')
          void refresh('listActiveReservations', 'listHistoricReservations', 'getReservation', 'getExtensibility')
      }),
    [subscribe, refresh],
  )
}

/** Puts a changed reservation wherever it is shown, and asks for the lists again. */
export function useShowChanged(): (changed: Reservation) => void {
  const { person } = useBookingHost()
  const { put, refresh } = useKept()
  const personId = person?.id
  return useCallback(
    (changed) => {
      void put(keyOf('getReservation', { params: { id: changed.id } }, personId), changed)
      void put<{ data: Reservation[] }>(
        keyOf('listActiveReservations', activeReservations, personId),
        (list) => list && { data: list.data.map((item) => (item.id === changed.id ? changed : item)) },
      )
      void refresh(
        'listActiveReservations',
        'listHistoricReservations',
        'getExtensibility',
        'listDrivers',
        'searchCars',
      )
    },
    [personId, put, refresh],
  )
}

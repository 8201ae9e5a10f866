import type { Reservation } from '@delebil/core-api'
import { isLastPage } from '@delebil/validation'
import { ACTIVE_RESERVATIONS_REFRESH_MS, HISTORIC_PAGE_SIZE } from '@delebil/validation/constants'
import { useCallback, useEffect } from 'react'
import { useSWRConfig } from 'swr'
import { useBookingHost } from '../booking-host.ts'
import { useAnswer } from '../data/use-answer.ts'
import { useRefresh } from '../data/use-refresh.ts'

/** Asks anew every 10 minutes while the tab is visible, and when it gets the focus back. */
const refreshed = {
  refreshInterval: ACTIVE_RESERVATIONS_REFRESH_MS,
  refreshWhenHidden: false,
  revalidateOnFocus: true,
} as const

/** My reservations that are under way or ahead. */
export function useActiveReservations() {
  const { person } = useBookingHost()
  return useAnswer('listActiveReservations', person && { query: {} }, refreshed)
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
  const answer = useAnswer('listHistoricReservations', person && { query }, { keepPreviousData: true })
  const totalPages = Math.max(1, Math.ceil((answer.data?.totalElements ?? 0) / HISTORIC_PAGE_SIZE))
  return { ...pick(answer), totalPages, isLast: isLastPage(page, totalPages) }
}

function pick<D, E, M>({ data, error, mutate }: { data: D; error: E; mutate: M }) {
  return { data, error, mutate }
}

/** Follows live events: what changed on the server is asked for again. */
export function useLiveReservations(): void {
  const { subscribe } = useBookingHost()
  const refresh = useRefresh()
  useEffect(
    () =>
      subscribe((event) => {
        if (event.topic === 'reservation')
          refresh('listActiveReservations', 'listHistoricReservations', 'getReservation', 'getExtensibility')
      }),
    [subscribe, refresh],
  )
}

/** Puts a changed reservation wherever it is shown, and asks for the lists again. */
export function useShowChanged(): (changed: Reservation) => void {
  const { mutate } = useSWRConfig()
  const refresh = useRefresh()
  return useCallback(
    (changed) => {
      const isOne = (key: unknown) =>
        Array.isArray(key) && key[0] === 'getReservation' && key[1]?.params?.id === changed.id
      const isActive = (key: unknown) => Array.isArray(key) && key[0] === 'listActiveReservations'
      void mutate(isOne, changed, { revalidate: false })
      void mutate(
        isActive,
        (list?: { data: Reservation[] }) =>
          list && { data: list.data.map((item) => (item.id === changed.id ? changed : item)) },
        { revalidate: true },
      )
      refresh('listHistoricReservations', 'getExtensibility', 'listDrivers', 'searchCars')
    },
    [mutate, refresh],
  )
}

import { useAnswer } from '@delebil/core-api/react'
import { useEffect } from 'react'
import { useBookingHost } from '../booking-host.ts'

/** The messages of a reservation; asked for again when the server tells that something was written. */
export function useMessages(reservationId: number) {
  const { person, subscribe } = useBookingHost()
  const answer = useAnswer('listMessages', person && { params: { id: reservationId } })
  const { mutate } = answer
  useEffect(
    () =>
      subscribe((event) => {
        if (event.topic === 'reservation' && event.reservationId === reservationId) void mutate()
      }),
    [subscribe, reservationId, mutate],
  )
  return answer
}

import type { EntityMessage } from '@delebil/core-api'
import { useAnswer } from '@delebil/core-api/react'
import { useCallback, useState } from 'react'
import { useBookingHost } from '../booking-host.ts'

/** What messages are asked about. */
export interface MessageSubjects {
  readonly reservationIds?: readonly number[]
  /** Cars that are about to be booked, and for when. */
  readonly carIds?: readonly number[]
  readonly period?: { readonly start: Date; readonly end: Date }
}

export interface EntityMessages {
  /** What is left to read, in order. */
  readonly messages: readonly EntityMessage[]
  readonly close: (message: EntityMessage) => void
}

/** What clubs want to have read about these. Where it cannot be fetched there is nothing: it must not stop anybody. */
export function useEntityMessages({ reservationIds = [], carIds = [], period }: MessageSubjects): EntityMessages {
  const { api, person } = useBookingHost()
  const [closed, setClosed] = useState<readonly number[]>([])
  const wanted = period && { period: { start: period.start.toISOString(), end: period.end.toISOString() } }
  const body = { reservationIds: [...reservationIds], carIds: [...carIds], ...wanted }
  const isAsked = person !== undefined && reservationIds.length + carIds.length > 0
  const { data, mutate } = useAnswer('listEntityMessages', isAsked ? { body } : undefined)
  const asked = JSON.stringify(wanted)
  const close = useCallback(
    (message: EntityMessage) => {
      const { id, reservationIds, carIds } = message
      setClosed((ids) => [...ids, id])
      void mutate((list) => list && { data: list.data.filter((one) => one.id !== id) }, { revalidate: false })
      const when = asked === undefined ? {} : (JSON.parse(asked) as typeof wanted)
      // Where this is lost the message comes once more: nobody has to be told.
      void api.dismissEntityMessage({ params: { id }, body: { reservationIds, carIds, ...when } })
    },
    [api, mutate, asked],
  )
  return { messages: (data?.data ?? []).filter(({ id }) => !closed.includes(id)), close }
}

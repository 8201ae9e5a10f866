import type { Api, CallInput, Contract, Reservation } from '@delebil/core-api'
import { useCallback } from 'react'
import { type ChangeState, useChange } from '../data/use-change.ts'
import { useRefresh } from '../data/use-refresh.ts'
import { useShowChanged } from './data.ts'

/** Endpoints that answer with the changed reservation. */
export type ReservationChangeName = {
  [N in keyof Api]: Awaited<ReturnType<Api[N]>> extends { ok: false } | { ok: true; value: { entity: Reservation } }
    ? N
    : never
}[keyof Api]

export interface ReservationChange<N extends ReservationChangeName> {
  readonly state: ChangeState
  readonly clear: () => void
  /** Sends it and shows the changed reservation everywhere; undefined where it was refused. */
  readonly send: (input: CallInput<Contract[N]>) => Promise<Reservation | undefined>
}

/** A change of a reservation. */
export function useReservationChange<N extends ReservationChangeName>(name: N): ReservationChange<N> {
  const { state, clear, send: sendChange } = useChange(name)
  const showChanged = useShowChanged()
  const refresh = useRefresh()
  const send = useCallback(
    async (input: CallInput<Contract[N]>) => {
      const answer = (await sendChange(input)) as { readonly entity: Reservation } | undefined
      if (answer) showChanged(answer.entity)
      // What was refused may have been refused because what is shown is old.
      else refresh('listActiveReservations', 'getReservation', 'getExtensibility')
      return answer?.entity
    },
    [sendChange, showChanged, refresh],
  )
  return { state, clear, send }
}

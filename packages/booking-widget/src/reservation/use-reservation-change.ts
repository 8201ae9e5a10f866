import type { Api, CallInput, CallName, Contract, Reservation } from '@delebil/core-api'
import { type Change, useChange, useKept } from '@delebil/core-api/react'
import { useCallback } from 'react'
import { useShowChanged } from './data.ts'

/** Endpoints that answer with the changed reservation. */
export type ReservationChangeName = {
  [N in CallName]: Awaited<ReturnType<Api[N]>> extends { ok: false } | { ok: true; value: { entity: Reservation } }
    ? N
    : never
}[CallName]

export interface ReservationChange<N extends ReservationChangeName>
  extends Pick<Change<never, never>, 'state' | 'isPending' | 'refusal' | 'clear'> {
  /** Sends it and shows the changed reservation everywhere; undefined where it was refused. */
  readonly send: (input: CallInput<Contract[N]>) => Promise<Reservation | undefined>
}

/** A change of a reservation. */
export function useReservationChange<N extends ReservationChangeName>(name: N): ReservationChange<N> {
  const { send: sendChange, ...change } = useChange(name)
  const showChanged = useShowChanged()
  const { refresh } = useKept()
  const send = useCallback(
    async (input: CallInput<Contract[N]>) => {
      const sent = await sendChange(input)
      const changed = sent.ok ? (sent.value as { readonly entity: Reservation }).entity : undefined
      if (changed) showChanged(changed)
      // What was refused may have been refused because what is shown is old.
      else void refresh('listActiveReservations', 'getReservation', 'getExtensibility')
      return changed
    },
    [sendChange, showChanged, refresh],
  )
  return { ...change, send }
}

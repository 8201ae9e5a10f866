import type { CallInput, CallName, Contract } from '@delebil/core-api'
import { findWaiting } from '@delebil/core-api/react'
import { useBookingHost } from '../booking-host.ts'

type Body<N extends CallName> = CallInput<Contract[N]> extends { readonly body: infer B } ? B : undefined

/** The change of a reservation that waits for the network, or was refused when it was sent from there. */
export function useWaitingChange<N extends CallName>(
  name: N,
  id: number,
): { readonly body: Body<N>; readonly problem: string | undefined } | undefined {
  const found = findWaiting(useBookingHost().waiting, name, { id })
  return found && { body: found.input.body as Body<N>, problem: found.problem }
}

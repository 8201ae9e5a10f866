import type { Api, CallInput, Contract } from '@delebil/core-api'
import { useBookingHost } from '../booking-host.ts'
import { findWaiting } from './send-or-wait.ts'

type Body<N extends keyof Api> = CallInput<Contract[N]> extends { readonly body: infer B } ? B : undefined

/** The change of a reservation that waits for the network, or was refused when it was sent from there. */
export function useWaitingChange<N extends keyof Api>(
  name: N,
  id: number,
): { readonly body: Body<N>; readonly problem: string | undefined } | undefined {
  const found = findWaiting(useBookingHost().waiting, name, { id })
  return found && { body: found.input.body as Body<N>, problem: found.problem }
}

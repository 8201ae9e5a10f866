import type { Answer, Api, CallInput, Contract, Refusal, Result } from '@delebil/core-api'
import type { ProblemCode } from '@delebil/validation/text'
import { useCallback, useRef, useState } from 'react'
import { useBookingHost } from '../booking-host.ts'
import { createRetryKeys } from './retry-key.ts'
import { sendOrWait } from './send-or-wait.ts'

type Name = keyof Api
type Send<N extends Name> = (input: CallInput<Contract[N]>) => Promise<Result<Answer<Contract[N]>, ProblemCode>>

/** Where a change stands. `count` tells one success from the next. */
export type ChangeState =
  | { readonly name: 'idle' }
  | { readonly name: 'pending' }
  | { readonly name: 'done'; readonly count: number }
  /** Kept on the device until there is a network. */
  | { readonly name: 'waiting' }
  | { readonly name: 'refused'; readonly refusal: Refusal }

export interface Change<N extends Name> {
  readonly state: ChangeState
  /** Sends it once, whatever is pressed meanwhile; the answer, or undefined where it was refused. */
  readonly send: (input: CallInput<Contract[N]>) => Promise<Answer<Contract[N]> | undefined>
  /** Forgets the last outcome. */
  readonly clear: () => void
}

/** A change of something on the server, with the key that makes a retry safe. Without network it waits, if it can. */
export function useChange<N extends Name>(name: N): Change<N> {
  const { api, online, waiting } = useBookingHost()
  const [state, setState] = useState<ChangeState>({ name: 'idle' })
  const [keys] = useState(() => createRetryKeys())
  const isPending = useRef(false)
  const count = useRef(0)

  const send = useCallback(
    async (input: CallInput<Contract[N]>) => {
      if (isPending.current) return undefined
      isPending.current = true
      setState({ name: 'pending' })
      const idempotencyKey = keys.keyFor(input)
      const send = api[name] as unknown as Send<N>
      const call = () => send({ ...input, idempotencyKey })
      const result = await sendOrWait({ name, input, idempotencyKey, call, online, waiting })
      isPending.current = false
      if (result === 'waiting') {
        keys.settle(undefined)
        setState({ name: 'waiting' })
        return undefined
      }
      keys.settle(result.ok ? undefined : result.refusal)
      count.current += 1
      setState(result.ok ? { name: 'done', count: count.current } : { name: 'refused', refusal: result.refusal })
      return result.ok ? result.value : undefined
    },
    [api, name, keys, online, waiting],
  )
  const clear = useCallback(() => setState({ name: 'idle' }), [])
  return { state, send, clear }
}

import type { Answer, Api, CallInput, Contract, Refusal, Result } from '@delebil/core-api'
import type { ProblemCode } from '@delebil/validation'
import { useCallback, useRef, useState } from 'react'
import { useBookingHost } from '../booking-host.ts'
import { createRetryKeys } from './retry-key.ts'

type Name = keyof Api
type Send<N extends Name> = (input: CallInput<Contract[N]>) => Promise<Result<Answer<Contract[N]>, ProblemCode>>

/** Where a change stands. `count` tells one success from the next. */
export type ChangeState =
  | { readonly name: 'idle' }
  | { readonly name: 'pending' }
  | { readonly name: 'done'; readonly count: number }
  | { readonly name: 'refused'; readonly refusal: Refusal }

export interface Change<N extends Name> {
  readonly state: ChangeState
  /** Sends it once, whatever is pressed meanwhile; the answer, or undefined where it was refused. */
  readonly send: (input: CallInput<Contract[N]>) => Promise<Answer<Contract[N]> | undefined>
  /** Forgets the last outcome. */
  readonly clear: () => void
}

/** A change of something on the server, with the key that makes a retry safe. */
export function useChange<N extends Name>(name: N): Change<N> {
  const { api } = useBookingHost()
  const [state, setState] = useState<ChangeState>({ name: 'idle' })
  const [keys] = useState(() => createRetryKeys())
  const isPending = useRef(false)
  const count = useRef(0)

  const send = useCallback(
    async (input: CallInput<Contract[N]>) => {
      if (isPending.current) return undefined
      isPending.current = true
      setState({ name: 'pending' })
      const call = api[name] as unknown as Send<N>
      const result = await call({ ...input, idempotencyKey: keys.keyFor(input) })
      isPending.current = false
      keys.settle(result.ok ? undefined : result.refusal)
      count.current += 1
      setState(result.ok ? { name: 'done', count: count.current } : { name: 'refused', refusal: result.refusal })
      return result.ok ? result.value : undefined
    },
    [api, name, keys],
  )
  const clear = useCallback(() => setState({ name: 'idle' }), [])
  return { state, send, clear }
}

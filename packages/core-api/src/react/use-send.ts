import type { ProblemCode } from '@delebil/validation/text'
import { useCallback, useRef, useState } from 'react'
import type { Refusal, Result } from '../call.ts'
import { lostRefusal } from '../client/refusal.ts'
import { createRetryKeys } from './retry-key.ts'

/** Where a change stands. `count` tells one success from the next. */
export type ChangeState =
  | { readonly name: 'idle' }
  | { readonly name: 'pending' }
  | { readonly name: 'done'; readonly count: number }
  /** Kept on the device until there is a network. */
  | { readonly name: 'waiting' }
  | { readonly name: 'refused'; readonly refusal: Refusal }

export interface Change<I, T> {
  readonly state: ChangeState
  readonly isPending: boolean
  readonly refusal: Refusal | undefined
  /** Sends it once, however often it is pressed; sent again after no answer it is not done twice. What waits is not done yet: it is not `ok`. */
  readonly send: (input: I) => Promise<Result<T, ProblemCode>>
  /** Forgets the last outcome. */
  readonly clear: () => void
}

type Sent<T> = Result<T, ProblemCode> | 'waiting'

/** Sends something once at a time, with a key that stays until there was a final answer. */
export function useSend<I, T>(call: (input: I, idempotencyKey: string) => Promise<Sent<T>>): Change<I, T> {
  const [state, setState] = useState<ChangeState>({ name: 'idle' })
  const [keys] = useState(() => createRetryKeys())
  const sending = useRef<Promise<Result<T, ProblemCode>>>(undefined)
  const count = useRef(0)
  const latest = useRef(call)
  latest.current = call

  const send = useCallback(
    (input: I) => {
      const sendOnce = async (): Promise<Result<T, ProblemCode>> => {
        setState({ name: 'pending' })
        const sent = await latest.current(input, keys.keyFor(input))
        const isWaiting = sent === 'waiting'
        keys.settle(isWaiting || sent.ok ? undefined : sent.refusal)
        count.current += 1
        if (isWaiting) setState({ name: 'waiting' })
        else setState(sent.ok ? { name: 'done', count: count.current } : { name: 'refused', refusal: sent.refusal })
        return isWaiting ? { ok: false, refusal: lostRefusal('network.unreachable') } : sent
      }
      sending.current ??= sendOnce().finally(() => {
        sending.current = undefined
      })
      return sending.current
    },
    [keys],
  )
  const clear = useCallback(() => setState({ name: 'idle' }), [])
  const refusal = state.name === 'refused' ? state.refusal : undefined
  return { state, isPending: state.name === 'pending', refusal, send, clear }
}

import { createRetryKeys } from '@delebil/booking-widget'
import type { Answer, Api, CallInput, Contract, Refusal, Result } from '@delebil/core-api'
import type { ProblemCode } from '@delebil/validation'
import { useRef, useState } from 'react'
import { useSite } from '../site/site-context.ts'

type Send<N extends keyof Api> = (input: CallInput<Contract[N]>) => Promise<Result<Answer<Contract[N]>, ProblemCode>>

export interface Change<N extends keyof Api> {
  readonly isPending: boolean
  readonly refusal: Refusal | undefined
  /** Sends it once, however often it is pressed; sent again after no answer it is not done twice. */
  readonly send: Send<N>
  readonly clear: () => void
}

/** A change of something on the server, with the key that makes a retry safe. */
export function useChange<N extends keyof Api>(name: N): Change<N> {
  const { api } = useSite()
  const [keys] = useState(() => createRetryKeys())
  const sending = useRef<ReturnType<Send<N>>>(undefined)
  const [isPending, setIsPending] = useState(false)
  const [refusal, setRefusal] = useState<Refusal>()
  const sendOnce: Send<N> = async (input) => {
    setIsPending(true)
    const call = api[name] as unknown as Send<N>
    const result = await call({ ...input, idempotencyKey: keys.keyFor(input) })
    setIsPending(false)
    keys.settle(result.ok ? undefined : result.refusal)
    setRefusal(result.ok ? undefined : result.refusal)
    return result
  }
  return {
    isPending,
    refusal,
    clear: () => setRefusal(undefined),
    send: (input) => {
      sending.current ??= sendOnce(input).finally(() => {
        sending.current = undefined
      })
      return sending.current
    },
  }
}

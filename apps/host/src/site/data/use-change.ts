import { createRetryKeys, sendOrWait } from '@delebil/booking-widget'
import type { Answer, Api, CallInput, Contract, Refusal, Result } from '@delebil/core-api'
import { type ProblemCode, problemText } from '@delebil/validation/text'
import { useRef, useState } from 'react'
import { useSite } from '../context/site-context.ts'
import { useOnline } from '../context/use-online.ts'
import { useWaitingChanges } from './use-waiting-changes.ts'

type Outcome<N extends keyof Api> = Result<Answer<Contract[N]>, ProblemCode>
type Send<N extends keyof Api> = (input: CallInput<Contract[N]>) => Promise<Outcome<N>>

export interface Change<N extends keyof Api> {
  readonly isPending: boolean
  readonly refusal: Refusal | undefined
  /** Kept on the device until there is a network. */
  readonly isWaiting: boolean
  /** Sends it once, however often it is pressed; sent again after no answer it is not done twice. */
  readonly send: Send<N>
  readonly clear: () => void
}

/** What the caller of a change is told that waits: it is not done yet. */
const unanswered = {
  ok: false,
  refusal: { code: 'network.unreachable', status: 0, message: problemText['network.unreachable'], fields: {} },
} as const

/** A change of something on the server, with the key that makes a retry safe. */
export function useChange<N extends keyof Api>(name: N): Change<N> {
  const { api } = useSite()
  const online = useOnline()
  const waiting = useWaitingChanges()
  const [keys] = useState(() => createRetryKeys())
  const sending = useRef<ReturnType<Send<N>>>(undefined)
  const [isPending, setIsPending] = useState(false)
  const [isWaiting, setIsWaiting] = useState(false)
  const [refusal, setRefusal] = useState<Refusal>()
  const sendOnce: Send<N> = async (input) => {
    setIsPending(true)
    const idempotencyKey = keys.keyFor(input)
    const send = api[name] as unknown as Send<N>
    const call = () => send({ ...input, idempotencyKey })
    const sent = await sendOrWait({ name, input, idempotencyKey, call, online, waiting })
    const result = sent === 'waiting' ? unanswered : sent
    setIsPending(false)
    setIsWaiting(sent === 'waiting')
    if (sent === 'waiting') {
      keys.settle(undefined)
      setRefusal(undefined)
      return result
    }
    keys.settle(result.ok ? undefined : result.refusal)
    setRefusal(result.ok ? undefined : result.refusal)
    return result
  }
  return {
    isPending,
    refusal,
    isWaiting,
    clear: () => setRefusal(undefined),
    send: (input) => {
      sending.current ??= sendOnce(input).finally(() => {
        sending.current = undefined
      })
      return sending.current
    },
  }
}

import {
  type Answer,
  type Api,
  type CallInput,
  type Contract,
  callOf,
  type Refusal,
  type Result,
} from '@delebil/core-api'
import type { ProblemCode } from '@delebil/validation/text'
import useSWR from 'swr'
import { useSessionState, useSite } from '../context/site-context.ts'
import type { Own } from './use-own.ts'

type Ask<N extends keyof Api> = (input: CallInput<Contract[N]>) => Promise<Result<Answer<Contract[N]>, ProblemCode>>

class Refused extends Error {
  override name = 'Refused'
  readonly refusal: Refusal
  constructor(refusal: Refusal) {
    super(refusal.code)
    this.refusal = refusal
  }
}

/**
 * The answer of an endpoint, kept under what was asked and, where not everybody is told the same, who asks: what a visitor
 * has filled in below a public answer stays through a log-in. Without `input` nothing is asked. With `keptMs` it is good for so long.
 */
export function useAnswer<N extends keyof Api>(
  name: N,
  input: CallInput<Contract[N]> | undefined,
  keptMs?: number,
): Own<Answer<Contract[N]>> {
  const { api } = useSite()
  const { whoami } = useSessionState()
  const ask = api[name] as unknown as Ask<N>
  const personId = callOf(name).has('public') ? undefined : whoami?.person.id
  const key = input === undefined ? null : [name, input, personId]
  const { data, error, mutate } = useSWR<Answer<Contract[N]>, Refused>(
    key,
    async () => {
      const result = await ask(input as CallInput<Contract[N]>)
      if (!result.ok) throw new Refused(result.refusal)
      return result.value
    },
    {
      shouldRetryOnError: ({ refusal }) => refusal.status === 0 || refusal.status >= 500,
      ...(keptMs !== undefined && {
        ...{ dedupingInterval: keptMs, refreshInterval: keptMs },
        ...{ revalidateOnFocus: false, revalidateOnReconnect: false },
      }),
    },
  )
  return {
    data,
    refusal: error?.refusal,
    refresh: (next) => void (next === undefined ? mutate() : mutate(next, { revalidate: false })),
  }
}

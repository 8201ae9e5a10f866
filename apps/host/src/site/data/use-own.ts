import type { Refusal, Result } from '@delebil/core-api'
import type { ProblemCode } from '@delebil/validation/text'
import useSWR from 'swr'
import { useSessionState, useSite } from '../context/site-context.ts'

/** Reads that belong to the person who is logged in. */
const reads = ['getPerson', 'listSessions', 'getNotificationSettings'] as const
type OwnRead = (typeof reads)[number]
type Answers = { [N in OwnRead]: Awaited<ReturnType<ReturnType<typeof useSite>['api'][N]>> }
type AnswerOf<N extends OwnRead> = Extract<Answers[N], { ok: true }>['value']

class Refused extends Error {
  override name = 'Refused'
  readonly refusal: Refusal
  constructor(refusal: Refusal) {
    super(refusal.code)
    this.refusal = refusal
  }
}

export interface Own<T> {
  readonly data: T | undefined
  readonly refusal: Refusal | undefined
  /** Asks anew, or puts in what a change answered. */
  readonly refresh: (data?: T) => void
}

/** Something of the person's own; kept until the person changes. */
export function useOwn<N extends OwnRead>(name: N): Own<AnswerOf<N>> {
  const { api } = useSite()
  const { whoami } = useSessionState()
  const ask = api[name] as () => Promise<Result<AnswerOf<N>, ProblemCode>>
  const { data, error, mutate } = useSWR<AnswerOf<N>, Refused>([name, whoami?.person.id], async () => {
    const result = await ask()
    if (!result.ok) throw new Refused(result.refusal)
    return result.value
  })
  return {
    data,
    refusal: data === undefined ? error?.refusal : undefined,
    refresh: (next) => void (next === undefined ? mutate() : mutate(next, { revalidate: false })),
  }
}

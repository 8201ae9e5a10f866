import type { Answer, Api, CallInput, Contract, Result } from '@delebil/core-api'
import type { ProblemCode } from '@delebil/validation/text'
import useSWR, { type SWRConfiguration, type SWRResponse } from 'swr'
import { useBookingHost } from '../booking-host.ts'
import { answerOf, type RefusalError } from './refusal-error.ts'

export type ReadName = keyof Api
type Ask<N extends ReadName> = (input: CallInput<Contract[N]>) => Promise<Result<Answer<Contract[N]>, ProblemCode>>

/** What SWR keeps an answer under: the endpoint, what was asked, and who asked. */
export type AnswerKey = readonly [name: ReadName, input: unknown, personId: number | undefined]

/** Repeating a call helps only where no answer came or the server was in trouble. */
function isWorthRepeating({ refusal }: RefusalError): boolean {
  return refusal.status === 0 || refusal.status >= 500
}

/**
 * The answer of an endpoint, kept by SWR under the endpoint's name and what was asked. Without `input` nothing is asked.
 * A refusal is the `error`.
 */
export function useAnswer<N extends ReadName>(
  name: N,
  input: CallInput<Contract[N]> | undefined,
  options: SWRConfiguration<Answer<Contract[N]>, RefusalError> = {},
): SWRResponse<Answer<Contract[N]>, RefusalError> {
  const { api, person } = useBookingHost()
  const key: AnswerKey | null = input === undefined ? null : [name, input, person?.id]
  const ask = api[name] as unknown as Ask<N>
  return useSWR<Answer<Contract[N]>, RefusalError>(
    key,
    async () => answerOf(await ask(input as CallInput<Contract[N]>)),
    {
      shouldRetryOnError: isWorthRepeating,
      ...options,
    },
  )
}

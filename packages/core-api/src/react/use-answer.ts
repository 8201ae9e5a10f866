import type { Answer, CallInput, CallName } from '../call.ts'
import type { Contract } from '../contract.ts'
import { useDataSource } from './data-source.ts'
import { keyOf } from './key.ts'
import { answerOf } from './refusal-error.ts'
import { type Asked, type AskOptions, useAsked } from './use-asked.ts'

export type AnswerOptions<T> = AskOptions<T> & {
  /** Everybody is told the same: it stays through a log-in. */
  readonly isForAll?: boolean
}

/** The answer of a call, kept under what was asked and who asks; a refusal is the `error`. Without `input` nothing is asked. */
export function useAnswer<N extends CallName>(
  name: N,
  input: CallInput<Contract[N]> | undefined,
  { isForAll = false, ...options }: AnswerOptions<Answer<Contract[N]>> = {},
): Asked<Answer<Contract[N]>> {
  const { api, personId } = useDataSource()
  const key = keyOf(name, input, isForAll ? undefined : personId)
  return useAsked(key, input === undefined ? undefined : () => api.call(name, input).then(answerOf), options)
}

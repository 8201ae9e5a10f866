import { useContext, useMemo } from 'react'
import useSWR, { type SWRConfiguration, type SWRResponse, useSWRConfig } from 'swr'
import { AskedContext } from './answer-cache.ts'
import { useEarlyAnswer } from './early-answers.ts'
import type { Key } from './key.ts'
import { whileOpen } from './open-caches.ts'
import { RefusalError } from './refusal-error.ts'

export type AskOptions<T> = SWRConfiguration<T, RefusalError>
export type Asked<T> = SWRResponse<T, RefusalError>

/** Repeating a call helps only where no answer came or the server was in trouble. */
export const isWorthRepeating = (error: unknown): boolean =>
  error instanceof RefusalError && (error.refusal.status === 0 || error.refusal.status >= 500)

/** What `ask` tells, kept under its key; the refusal that it throws is the `error`, see `answerOf`. Without `ask` nothing is asked. */
export function useAsked<T>(key: Key, ask: (() => Promise<T>) | undefined, options: AskOptions<T> = {}): Asked<T> {
  const { cache } = useSWRConfig()
  // By the first drawing: SWR tells what was preloaded a drawing later, when the page has been drawn as one that waits.
  const early = useEarlyAnswer<T>(ask ? key : null)
  const asked = useSWR<T, RefusalError>(ask ? key : null, ask ?? null, {
    shouldRetryOnError: isWorthRepeating,
    ...(early !== undefined && { fallbackData: early }),
    ...options,
  })
  const onAsked = useContext(AskedContext)
  if (onAsked && ask && asked.data === undefined) onAsked(key, ask)
  const { mutate } = asked
  return Object.assign(asked, { mutate: useMemo(() => whileOpen(cache, mutate) as typeof mutate, [cache, mutate]) })
}

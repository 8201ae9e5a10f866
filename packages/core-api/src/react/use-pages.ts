import { useEffect, useMemo } from 'react'
import { useSWRConfig } from 'swr'
import useSWRInfinite, { type SWRInfiniteConfiguration } from 'swr/infinite'
import type { Refusal } from '../call.ts'
import { type Key, keyOf } from './key.ts'
import { whileOpen } from './open-caches.ts'
import type { RefusalError } from './refusal-error.ts'
import { showPages } from './shown-pages.ts'
import { isWorthRepeating } from './use-asked.ts'

export interface PagesOf<I, T> {
  readonly name: string
  readonly who: number
  /** What is asked for a page, told the page before it; null where there is none. */
  readonly inputAt: (index: number, before: T | null) => I | null
  readonly ask: (input: I) => Promise<T>
}

export interface Pages<T> {
  /** Those that have come so far; how many is remembered for whoever comes back. */
  readonly pages: readonly T[] | undefined
  readonly refusal: Refusal | undefined
  readonly isFetching: boolean
  readonly more: () => void
  readonly again: () => void
}

/** A list that comes in pages. */
export function usePages<I, T>(
  { name, who, inputAt, ask }: PagesOf<I, T>,
  options: SWRInfiniteConfiguration<T, RefusalError> = {},
): Pages<T> {
  const { cache } = useSWRConfig()
  const {
    data,
    error,
    size,
    setSize,
    isValidating,
    mutate: change,
  } = useSWRInfinite<T, RefusalError>(
    (index: number, before: T | null): Key | null => {
      const input = inputAt(index, before)
      return input === null ? null : keyOf(name, input, who)
    },
    ([, input]: readonly [string, I]) => ask(input),
    { shouldRetryOnError: isWorthRepeating, revalidateOnFocus: false, ...options },
  )
  const mutate = useMemo(() => whileOpen(cache, () => change()), [cache, change])
  useEffect(() => showPages(cache, { name, again: mutate }), [cache, name, mutate])
  return {
    pages: data,
    refusal: error?.refusal,
    isFetching: isValidating,
    more: () => void setSize(size + 1),
    again: () => void mutate(),
  }
}

import { createElement, type ReactNode, useLayoutEffect, useState } from 'react'
import { SWRConfig, type SWRConfiguration, unstable_serialize } from 'swr'
import type { Key } from './key.ts'
import { openCache } from './open-caches.ts'

export interface AnswerCacheProps {
  /** Where the answers are kept; left out, they go with the component. */
  readonly answers?: Map<string, never>
  readonly options?: Pick<SWRConfiguration, 'errorRetryCount' | 'dedupingInterval'>
  readonly children: ReactNode
}

/** Answers that are known before anything is asked, for `AnswerCache`. */
export const knownAnswers = (...known: readonly (readonly [key: Key, answer: unknown])[]): Map<string, never> =>
  new Map(known.map(([key, answer]) => [unstable_serialize(key), { data: answer } as never]))

/** Keeps the answers of whatever stands inside it, apart from all others. */
export function AnswerCache({ answers, options, children }: AnswerCacheProps) {
  const [kept] = useState(() => answers ?? new Map<string, never>())
  const [value] = useState(() => ({ provider: () => kept, ...options }))
  useLayoutEffect(() => openCache(kept), [kept])
  return createElement(SWRConfig, { value }, children)
}

import { createContext, createElement, type ReactNode, useLayoutEffect, useState } from 'react'
import { SWRConfig, type SWRConfiguration } from 'swr'
import type { Key } from './key.ts'
import { openCache } from './open-caches.ts'

type OnAsked = (key: Key, ask: () => Promise<unknown>) => void

export interface AnswerCacheProps {
  /** Where the answers are kept; left out, they go with the component. */
  readonly answers?: Map<string, never>
  readonly options?: Pick<SWRConfiguration, 'errorRetryCount' | 'dedupingInterval'>
  /** Hears at each drawing what it has no answer to, see `drawAnswered`. */
  readonly onAsked?: OnAsked
  readonly children: ReactNode
}

export const AskedContext = createContext<OnAsked | undefined>(undefined)

/** Keeps the answers of whatever stands inside it, apart from all others. */
export function AnswerCache({ answers, options, onAsked, children }: AnswerCacheProps) {
  const [kept] = useState(() => answers ?? new Map<string, never>())
  const [value] = useState(() => ({ provider: () => kept, ...options }))
  useLayoutEffect(() => openCache(kept), [kept])
  return createElement(SWRConfig, { value }, createElement(AskedContext.Provider, { value: onAsked }, children))
}

import { createElement, type ReactNode, useState } from 'react'
import { SWRConfig, type SWRConfiguration } from 'swr'

export interface AnswerCacheProps {
  /** Where the answers are kept; left out, they go with the component. */
  readonly answers?: Map<string, never>
  readonly options?: Pick<SWRConfiguration, 'errorRetryCount' | 'dedupingInterval'>
  readonly children: ReactNode
}

/** Keeps the answers of whatever stands inside it, apart from all others. */
export function AnswerCache({ answers, options, children }: AnswerCacheProps) {
  const [value] = useState(() => {
    const kept = answers ?? new Map<string, never>()
    return { provider: () => kept, ...options }
  })
  return createElement(SWRConfig, { value }, children)
}

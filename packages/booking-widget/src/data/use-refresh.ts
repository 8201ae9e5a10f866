import { useCallback } from 'react'
import { useSWRConfig } from 'swr'
import type { ReadName } from './use-answer.ts'

/** Gives a function that asks anew for every answer of the named endpoints that is on the screen. */
export function useRefresh(): (...names: readonly ReadName[]) => void {
  const { mutate } = useSWRConfig()
  return useCallback(
    (...names) => {
      void mutate((key) => Array.isArray(key) && names.some((name) => name === key[0]))
    },
    [mutate],
  )
}

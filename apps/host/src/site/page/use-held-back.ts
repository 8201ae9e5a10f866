import type { Asked } from '@delebil/core-api/react'
import { useEffect, useState } from 'react'

export type Awaited<T> = Pick<Asked<T>, 'data' | 'error' | 'mutate'>

/** An answer that is shown when it comes, or when it is asked for. */
export interface HeldBack<T> extends Awaited<T> {
  /** What is below it no longer waits for it. */
  readonly isLate: boolean
  /** Shows what has come late; nothing where there is nothing held back. */
  readonly show: (() => void) | undefined
}

/** So long keeps an answer back what is below it: how high it will be is not known before. */
export const HELD_BACK_MS = 4000

/** What comes when all below it is read already would push that on: it waits for a press. */
export function useHeldBack<T>(own: Awaited<T>): HeldBack<T> {
  const isWaiting = own.data === undefined && !own.error
  const [isLate, setIsLate] = useState(false)
  useEffect(() => {
    if (!isWaiting) return
    const timer = setTimeout(() => setIsLate(true), HELD_BACK_MS)
    return () => clearTimeout(timer)
  }, [isWaiting])
  const { data, error, mutate } = own
  if (!isLate || data === undefined) return { data, error, mutate, isLate, show: undefined }
  return { data: undefined, error, mutate, isLate, show: () => setIsLate(false) }
}

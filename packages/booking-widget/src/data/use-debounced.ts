import { useEffect, useState } from 'react'

/** The value as it was when it last stood still for `delayMs`; the first one at once. */
export function useDebounced<T>(value: T, delayMs: number): T {
  const [settled, setSettled] = useState(value)
  const text = JSON.stringify(value)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new object with the same content is the same value
  useEffect(() => {
    const timer = setTimeout(setSettled, delayMs, value)
    return () => clearTimeout(timer)
  }, [text, delayMs])
  return settled
}

import { useRef, useState } from 'react'

/** One object for good, that always does what the newest one does. */
export function useLatest<T extends object>(value: T): T {
  const latest = useRef(value)
  latest.current = value
  const [stable] = useState(
    () =>
      new Proxy(value, {
        get: (_, name) => (latest.current as Record<string | symbol, unknown>)[name],
      }),
  )
  return stable
}

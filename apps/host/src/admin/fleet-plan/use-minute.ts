import { MINUTE_MS } from '@delebil/validation/time'
import { useEffect, useState } from 'react'
import { useSite } from '../../site/context/site-context.ts'

/** What time it is, anew each minute. */
export function useMinute(): Date {
  const { now } = useSite()
  const [at, setAt] = useState(now)
  useEffect(() => {
    const timer = setInterval(() => setAt(now()), MINUTE_MS)
    return () => clearInterval(timer)
  }, [now])
  return at
}

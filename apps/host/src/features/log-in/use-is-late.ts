import { useEffect, useState } from 'react'

/** Whether so long (ms) has gone since it first stood here. */
export function useIsLate(afterMs: number): boolean {
  const [isLate, setIsLate] = useState(false)
  useEffect(() => {
    const timer = setTimeout(setIsLate, afterMs, true)
    return () => clearTimeout(timer)
  }, [afterMs])
  return isLate
}

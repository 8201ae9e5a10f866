import { useEffect, useState } from 'react'
import { useSite } from '../../site/context/site-context.ts'

/** Whole seconds until `untilMs`, counted down; 0 when it is past or absent. */
export function useSecondsLeft(untilMs: number | undefined): number {
  const { now } = useSite()
  const [nowMs, setNowMs] = useState(() => now().getTime())
  useEffect(() => {
    setNowMs(now().getTime())
    if (untilMs === undefined) return
    const timer = setInterval(() => setNowMs(now().getTime()), 500)
    return () => clearInterval(timer)
  }, [untilMs, now])
  return untilMs === undefined ? 0 : Math.max(0, Math.ceil((untilMs - nowMs) / 1000))
}

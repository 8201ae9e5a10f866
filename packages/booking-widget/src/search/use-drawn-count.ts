import { useEffect, useState } from 'react'
import { whenIdle } from '../data/when-idle.ts'

/** What is in sight of a phone with the list half open: these are drawn at once. */
const FIRST = 5
/** So many more at a time, so that a slow phone answers a touch between two turns. */
const STEP = 3
const REST_AT_MOST_MS = 300

/** How many rows of a list to draw: the first at once, others by and by when the browser has drawn them and rests, and without end once `wanted` are. */
export function useDrawnCount(wanted: number): number {
  const [drawn, setDrawn] = useState(FIRST)
  const isDone = drawn >= wanted
  useEffect(() => {
    if (isDone) return
    return whenIdle(() => setDrawn(drawn + STEP), REST_AT_MOST_MS)
  }, [drawn, isDone])
  return isDone ? Number.POSITIVE_INFINITY : drawn
}

import { useEffect, useState } from 'react'
import { whenIdle } from '../data/when-idle.ts'

/** What is in sight of a phone with the list half open: these are drawn at once. */
const FIRST = 5
/** So many more at a time, so that a slow phone answers a touch between two turns. */
const STEP = 3
/** So many at a time where nobody sees it. */
const UNSEEN_STEP = 2
const REST_AT_MOST_MS = 300
/** A list whose prices and ways on foot have not come after so long is taken as it is. */
export const WHOLE_AT_MOST_MS = 1000

export interface DrawnCountOptions {
  readonly wanted: number
  /** The first rows say all that they will. */
  readonly isWhole: boolean
  /** Something else is shown in the list's place: then the first rows come by and by too. */
  readonly isUnseen: boolean
}

/** How many rows of a list to draw: the first at once, others by and by once those are whole and the browser rests, and without end once `wanted` are. */
export function useDrawnCount({ wanted, isWhole, isUnseen }: DrawnCountOptions) {
  const [drawn, setDrawn] = useState(isUnseen ? 1 : FIRST)
  const isDone = drawn >= wanted
  const hasFirst = drawn >= Math.min(FIRST, wanted)
  const mayGoOn = !hasFirst || isWhole || drawn > FIRST
  useEffect(() => {
    if (isDone) return
    const drawMore = () => setDrawn(drawn + (hasFirst ? STEP : UNSEEN_STEP))
    if (mayGoOn) return whenIdle(drawMore, REST_AT_MOST_MS)
    const timer = setTimeout(drawMore, WHOLE_AT_MOST_MS)
    return () => clearTimeout(timer)
  }, [drawn, isDone, hasFirst, mayGoOn])
  return { drawn: isDone ? Number.POSITIVE_INFINITY : drawn, hasFirst }
}

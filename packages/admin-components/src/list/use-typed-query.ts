import { FILTER_DEBOUNCE_MS } from '@delebil/validation/constants'
import { useEffect, useState } from 'react'

/**
 * A search that stands in the address, as it is typed: asked for when the typing rests. The address follows later than
 * keys are pressed, so a field that showed it would lose letters.
 */
export function useTypedQuery(q: string, onChange: (q: string) => void) {
  const [typed, setTyped] = useState(q)
  const [seen, setSeen] = useState(q)
  const [asked, setAsked] = useState<string>()
  if (q !== seen) {
    setSeen(q)
    // What this field asked for comes back later, and more may be typed by then.
    if (q !== asked) {
      setTyped(q)
      setAsked(undefined)
    }
  }
  useEffect(() => {
    if (typed.trim() === q) return
    const timer = setTimeout(() => {
      setAsked(typed.trim())
      onChange(typed.trim())
    }, FILTER_DEBOUNCE_MS)
    return () => clearTimeout(timer)
  }, [typed, q, onChange])
  return [typed, setTyped] as const
}

import { SearchField } from '@delebil/ui'
import { useEffect, useState } from 'react'
import { texts } from '../texts.ts'

const DEBOUNCE_MS = 250

/** What is typed is searched for when the typing rests. */
export function ListSearch({ q, onChange }: { q: string; onChange: (q: string) => void }) {
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
    }, DEBOUNCE_MS)
    return () => clearTimeout(timer)
  }, [typed, q, onChange])
  return <SearchField isLabelHidden label={texts.search} value={typed} onChange={setTyped} />
}

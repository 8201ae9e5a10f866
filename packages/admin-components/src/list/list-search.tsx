import { SearchField } from '@delebil/ui'
import { useEffect, useState } from 'react'
import { texts } from '../texts.ts'

const DEBOUNCE_MS = 250

/** What is typed is searched for when the typing rests. */
export function ListSearch({ q, onChange }: { q: string; onChange: (q: string) => void }) {
  const [typed, setTyped] = useState(q)
  const [seen, setSeen] = useState(q)
  if (q !== seen) {
    setSeen(q)
    setTyped(q)
  }
  useEffect(() => {
    if (typed.trim() === q) return
    const timer = setTimeout(() => onChange(typed.trim()), DEBOUNCE_MS)
    return () => clearTimeout(timer)
  }, [typed, q, onChange])
  return <SearchField isLabelHidden label={texts.search} value={typed} onChange={setTyped} />
}

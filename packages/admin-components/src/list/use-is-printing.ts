import { useEffect, useState } from 'react'
import { flushSync } from 'react-dom'

/** True while the page is laid out for paper: all of a list belongs there. */
export function useIsPrinting(): boolean {
  const [isPrinting, setIsPrinting] = useState(false)
  useEffect(() => {
    const paper = window.matchMedia('print')
    const tell = () => flushSync(() => setIsPrinting(paper.matches))
    const before = () => flushSync(() => setIsPrinting(true))
    paper.addEventListener('change', tell)
    window.addEventListener('beforeprint', before)
    window.addEventListener('afterprint', tell)
    return () => {
      paper.removeEventListener('change', tell)
      window.removeEventListener('beforeprint', before)
      window.removeEventListener('afterprint', tell)
    }
  }, [])
  return isPrinting
}

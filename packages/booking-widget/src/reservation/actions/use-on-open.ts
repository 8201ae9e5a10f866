import { useEffect, useRef } from 'react'

/** Does something each time that a dialog opens. */
export function useOnOpen(isOpen: boolean, run: () => void): void {
  const latest = useRef(run)
  latest.current = run
  useEffect(() => {
    if (isOpen) latest.current()
  }, [isOpen])
}

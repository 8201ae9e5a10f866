import { useLayoutEffect, useRef } from 'react'

/** What keys do everywhere in the admin area. */
export interface Keys {
  /** Ctrl+K or ⌘K, in form fields too. */
  readonly onPalette: () => void
  /** ?, while single keys are on. */
  readonly onSheet: () => void
  /** A letter after G, while single keys are on; answers whether it means anything. */
  readonly onGo: (letter: string) => boolean
  /** Whether single keys do anything (WCAG 2.1.4). */
  readonly areOn: boolean
}

const SEQUENCE_MS = 1500

/** Hears keys before anything on the page does; single ones never in a field or a dialog. */
export function useKeys(keys: Keys): void {
  const latest = useRef(keys)
  latest.current = keys
  // Before the page is drawn: a key pressed at what is seen is heard.
  useLayoutEffect(() => {
    let wentAt = Number.NEGATIVE_INFINITY
    const onKey = (event: KeyboardEvent) => {
      const isAfterGo = event.timeStamp - wentAt < SEQUENCE_MS
      const meaning = meaningOf(event, latest.current, isAfterGo)
      wentAt = meaning === 'go' ? event.timeStamp : Number.NEGATIVE_INFINITY
      if (meaning !== 'done') return
      event.preventDefault()
      event.stopPropagation()
    }
    window.addEventListener('keydown', onKey, true)
    return () => window.removeEventListener('keydown', onKey, true)
  }, [])
}

/** Does what a key means: `done`, `go` where a letter is to follow, or nothing. */
function meaningOf(event: KeyboardEvent, keys: Keys, isAfterGo: boolean): 'done' | 'go' | undefined {
  const key = event.key.toLowerCase()
  if (key === 'k' && isControl(event)) {
    keys.onPalette()
    return 'done'
  }
  if (!keys.areOn || event.ctrlKey || event.metaKey || event.altKey || isBusy(event.target)) return undefined
  if (key === '?') {
    keys.onSheet()
    return 'done'
  }
  if (isAfterGo && keys.onGo(key)) return 'done'
  return key === 'g' ? 'go' : undefined
}

const isControl = ({ ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent) =>
  (ctrlKey || metaKey) && !altKey && !shiftKey

/** Letters mean themselves in a field, a list that one types ahead in, and a dialog. */
function isBusy(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false
  const own =
    'input, textarea, select, [contenteditable], [role=listbox], [role=menu], [role=grid], [role=dialog], [role=alertdialog]'
  return (
    target.isContentEditable ||
    target.closest(own) !== null ||
    document.querySelector('[role=dialog], [role=alertdialog]') !== null
  )
}

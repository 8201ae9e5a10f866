export type Unsaved = ReturnType<typeof createUnsaved>

/** Knows whether anything typed would be lost with the page, and has the browser ask before it goes. */
export function createUnsaved(target: Pick<EventTarget, 'addEventListener' | 'removeEventListener'>) {
  const holders = new Set<object>()
  const ask = (event: Event) => event.preventDefault()
  const follow = () => {
    // Only while it is needed: with such a listener a browser does not keep the page for the back button.
    if (holders.size > 0) target.addEventListener('beforeunload', ask)
    else target.removeEventListener('beforeunload', ask)
  }
  return {
    isAny: (): boolean => holders.size > 0,
    /** Something is typed and not saved; returns the undo. */
    hold: (): (() => void) => {
      const holder = {}
      holders.add(holder)
      follow()
      return () => {
        holders.delete(holder)
        follow()
      }
    },
    /** The person was asked and lets it go. */
    letGo: (): void => {
      holders.clear()
      follow()
    },
  }
}

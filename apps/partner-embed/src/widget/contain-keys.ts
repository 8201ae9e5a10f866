const kinds = ['keydown', 'keypress', 'keyup'] as const

const isTyping = (target: EventTarget | undefined): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable || target.matches('input, textarea, select, [role=spinbutton], [role=combobox]'))

/**
 * Keeps what is typed from the page: outside the root a key seems to be pressed on the element, and the page's own
 * shortcuts would eat it. Returns the undo.
 */
export function containKeys(root: ShadowRoot): () => void {
  const keep = (event: KeyboardEvent) => {
    const { altKey, ctrlKey, metaKey, key } = event
    if (altKey || ctrlKey || metaKey || key === 'Tab' || key === 'Escape') return
    if (isTyping(event.composedPath()[0])) event.stopPropagation()
  }
  const listener = keep as EventListener
  for (const kind of kinds) root.addEventListener(kind, listener)
  return () => {
    for (const kind of kinds) root.removeEventListener(kind, listener)
  }
}

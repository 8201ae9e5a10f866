/** Where the patched react-aria looks for headings and help texts, beside the page. */
const rootsKey = Symbol.for('delebil.roots')

/** Makes a shadow root known to react-aria; returns the undo. */
export function makeKnown(root: ShadowRoot): () => void {
  const page = globalThis as { [rootsKey]?: Set<ShadowRoot> }
  page[rootsKey] ??= new Set()
  const roots = page[rootsKey]
  roots.add(root)
  return () => void roots.delete(root)
}

/** A list in pages that is on the screen. */
interface Pages {
  readonly name: string
  readonly again: () => Promise<unknown>
}

/** By their cache. SWR finds answers by their keys, but not lists in pages. */
const shown = new WeakMap<object, Set<Pages>>()

/** Makes a list known while it is on the screen; returns the undo. */
export function showPages(cache: object, pages: Pages): () => void {
  const all = shown.get(cache) ?? new Set()
  shown.set(cache, all.add(pages))
  return () => void all.delete(pages)
}

/** Asks anew for the lists of these calls that are on the screen. */
export async function refreshPages(cache: object, names: readonly string[]): Promise<void> {
  const wanted = [...(shown.get(cache) ?? [])].filter(({ name }) => names.includes(name))
  await Promise.all(wanted.map(({ again }) => again()))
}

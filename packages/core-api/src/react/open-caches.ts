const closed = new WeakSet<object>()

/** Says that a cache is on the screen; returns the undo. */
export function openCache(cache: object): () => void {
  closed.delete(cache)
  return () => void closed.add(cache)
}

/** `change` for as long as its cache is on the screen: SWR throws where it comes later, as after a log-out while something was saved. */
export const whileOpen =
  <A extends readonly unknown[], T>(cache: object, change: (...args: A) => Promise<T>) =>
  (...args: A): Promise<T | undefined> =>
    closed.has(cache) ? Promise.resolve(undefined) : change(...args)

export interface Listeners<T> {
  /** Returns the undo. */
  readonly add: (listener: (value: T) => void) => () => void
  readonly tell: (value: T) => void
}

/** Who wants to know. */
export function createListeners<T>(): Listeners<T> {
  const all = new Set<(value: T) => void>()
  return {
    add: (listener) => {
      const own = (value: T) => listener(value)
      all.add(own)
      return () => void all.delete(own)
    },
    tell: (value) => {
      for (const listener of [...all]) listener(value)
    },
  }
}

type Memory = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/** A storage that lasts as long as the page: the browser's belongs to the partner's site. */
export function createMemory(): Memory {
  const kept = new Map<string, string>()
  return {
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
  }
}

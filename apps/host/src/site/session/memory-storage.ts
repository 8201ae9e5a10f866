import type { KeyedStorage } from './stored-session.ts'

/** A storage that lives as long as the page: for tests, stories, and devices that forbid their own. */
export function createMemoryStorage(content: Readonly<Record<string, string>> = {}): KeyedStorage {
  const items = new Map(Object.entries(content))
  return {
    getItem: (key) => items.get(key) ?? null,
    setItem: (key, value) => void items.set(key, value),
    removeItem: (key) => void items.delete(key),
    key: (index) => [...items.keys()][index] ?? null,
    get length() {
      return items.size
    },
  }
}

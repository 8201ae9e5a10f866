import { type KeyedStorage, storagePrefix } from './stored-session.ts'

/** A part of the device's storage for one reader; logging out empties it with the rest. */
export function scopeStorage(
  storage: KeyedStorage,
  scope: string,
): Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> {
  const keyOf = (key: string) => `${storagePrefix}${scope}:${key}`
  return {
    getItem: (key) => storage.getItem(keyOf(key)),
    setItem: (key, value) => storage.setItem(keyOf(key), value),
    removeItem: (key) => storage.removeItem(keyOf(key)),
  }
}

import type { KeyedStorage } from '../session/stored-session.ts'

const key = 'delebil:app-push'

/** Remembers for whom, and under which name, this app gets notifications. */
export function appPush(storage: KeyedStorage) {
  return {
    remember: (personId: number, name: string) => storage.setItem(key, JSON.stringify([personId, name])),
    /** The name, where the person has asked for notifications in this app. */
    name: (personId: number): string | undefined => {
      try {
        const [who, name] = JSON.parse(storage.getItem(key) ?? '[]') as [number?, string?]
        return who === personId ? name : undefined
      } catch {
        return undefined
      }
    },
  }
}

import type { AdminHost } from '@delebil/admin-components'
import { scopeStorage } from '../../site/session/scope-storage.ts'
import type { KeyedStorage } from '../../site/session/stored-session.ts'

/** Texts of one person in this browser; where it keeps nothing, nothing is kept. */
export function storeTexts(storage: KeyedStorage, personId: number): NonNullable<AdminHost['kept']> {
  const own = scopeStorage(storage, `admin:${personId}`)
  return {
    read: (name) => {
      try {
        return own.getItem(name) ?? undefined
      } catch {
        return undefined
      }
    },
    write: (name, text) => {
      try {
        own.setItem(name, text)
      } catch {
        // A full or forbidden storage forgets: nothing else is lost.
      }
    },
  }
}

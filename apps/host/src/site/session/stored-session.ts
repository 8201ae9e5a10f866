import { USER_INFO_CACHE_MS } from '@delebil/validation/constants'
import type { PersistedSession } from './session-state.ts'

/** Everything we keep on a device begins with this, so that logging out can find all of it. */
export const storagePrefix = 'delebil:'
export const sessionKey = `${storagePrefix}session`
/** What a person has typed and not sent yet is kept in scopes that begin with this. */
export const typedScope = 'typed:'

/** As much of `Storage` as we use. */
export type KeyedStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>

/** Anew each time: what two sessions share keeps both in memory. */
const nobody = (): PersistedSession => ({ isAdmin: false, organizations: [] })

/**
 * The session kept on this device. User info older than 10 minutes is `lastKnown` only: good for a device without network.
 * Anything unreadable counts as nobody.
 */
export function readStoredSession(storage: KeyedStorage, nowMs: number): PersistedSession {
  const stored = parseStored(storage.getItem(sessionKey))
  if (typeof stored?.token !== 'string') return nobody()
  const { whoami, whoamiAtMs = 0, ...rest } = stored
  const isFresh = whoami !== undefined && nowMs - whoamiAtMs < USER_INFO_CACHE_MS
  if (isFresh) return { ...nobody(), ...rest, whoami, whoamiAtMs }
  return { ...nobody(), ...rest, ...(whoami && { lastKnown: { whoami, atMs: whoamiAtMs } }) }
}

export function writeStoredSession(storage: KeyedStorage, session: PersistedSession): void {
  const { token, userName, isAdmin, selectedMembershipId, selectedOrganizationId, organizations, lastKnown } = session
  const { whoami = lastKnown?.whoami, whoamiAtMs = lastKnown?.atMs } = session
  const kept = {
    token,
    userName,
    isAdmin,
    selectedMembershipId,
    selectedOrganizationId,
    organizations,
    whoami,
    whoamiAtMs,
  }
  try {
    storage.setItem(sessionKey, JSON.stringify(kept))
  } catch {
    // A full or forbidden storage costs only the next reload a log-in.
  }
}

/** Removes everything of ours from the device; with `keepsTyped`, all but what was typed and not sent. */
export function clearStorage(storage: KeyedStorage, keepsTyped = false): void {
  const keys = Array.from({ length: storage.length }, (_, index) => storage.key(index))
  for (const key of keys) {
    const isKept = keepsTyped && key?.startsWith(storagePrefix + typedScope)
    if (key?.startsWith(storagePrefix) && !isKept) storage.removeItem(key)
  }
}

function parseStored(text: string | null): Partial<PersistedSession> | undefined {
  if (text === null) return undefined
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null ? value : undefined
  } catch {
    return undefined
  }
}

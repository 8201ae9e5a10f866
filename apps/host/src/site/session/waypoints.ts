import { START_PATH, safePath } from '@delebil/validation'
import { type KeyedStorage, storagePrefix } from './stored-session.ts'

/** `link`: a page that was asked for but needs a log-in. `unauthorized`: where the server refused us. */
export type WaypointKind = 'link' | 'unauthorized'

const keyOf = (kind: WaypointKind) => `${storagePrefix}waypoint-${kind}`

export function rememberWaypoint(storage: KeyedStorage, kind: WaypointKind, path: string): void {
  try {
    storage.setItem(keyOf(kind), path)
  } catch {
    // Without storage the person lands on the start page instead.
  }
}

export function forgetWaypoint(storage: KeyedStorage, kind: WaypointKind): void {
  storage.removeItem(keyOf(kind))
}

/** The remembered path, the link before the refusal, or undefined; both are forgotten. A path that could leave the site becomes '/'. */
export function takeWaypoint(storage: KeyedStorage): string | undefined {
  const found = storage.getItem(keyOf('link')) ?? storage.getItem(keyOf('unauthorized'))
  forgetWaypoint(storage, 'link')
  forgetWaypoint(storage, 'unauthorized')
  return found === null ? undefined : safePath(found) || START_PATH
}

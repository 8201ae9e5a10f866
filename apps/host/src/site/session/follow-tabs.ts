import type { Session } from './session.ts'
import { sessionKey } from './stored-session.ts'

/** Logging in or out in one tab does so in all of them. Returns the undo. */
export function followTabs(
  session: Pick<Session, 'adoptStored'>,
  target: Pick<Window, 'addEventListener' | 'removeEventListener'>,
): () => void {
  const listen = ({ key }: StorageEvent) => {
    if (key === sessionKey || key === null) session.adoptStored()
  }
  target.addEventListener('storage', listen)
  return () => target.removeEventListener('storage', listen)
}

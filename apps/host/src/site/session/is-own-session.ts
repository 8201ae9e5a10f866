import type { SessionStatus } from './session-state.ts'

interface Session {
  readonly status: SessionStatus
  readonly whoami?: { readonly partner?: unknown; readonly staffOf?: number | undefined } | undefined
}

/** Whether somebody is logged in to what is their own: a partner's session and one for the work of the staff have none of it. */
export function isOwnSession({ status, whoami }: Session): boolean {
  return (
    status === 'AUTHENTICATED' && whoami !== undefined && whoami.partner === undefined && whoami.staffOf === undefined
  )
}

import type { Organization, Whoami } from '@delebil/core-api'
import type { ProblemCode } from '@delebil/validation/text'
import { proxy } from 'valtio/vanilla'

/**
 * ANONYMOUS: nobody. AUTHENTICATED: a token that the server has not refused.
 * UNAUTHENTICATED: it refused ours in the middle of something; the person stays on screen until the log-in box is answered.
 */
export type SessionStatus = 'ANONYMOUS' | 'AUTHENTICATED' | 'UNAUTHENTICATED'

/** How the log-in under way, or the last one, is going. */
export type LoginState =
  | { readonly step: 'IDLE' | 'PENDING' | 'COMPLETED' }
  | { readonly step: 'ERROR'; readonly code: ProblemCode; readonly message: string; readonly lockedUntilMs?: number }

/** What survives a reload: spec section 4, Authentication. */
export interface PersistedSession {
  token?: string
  userName?: string
  isAdmin: boolean
  selectedMembershipId?: number
  selectedOrganizationId?: number
  organizations: Organization[]
  whoami?: Whoami
  /** When `whoami` was read, epoch ms. */
  whoamiAtMs?: number
  /** User info that is too old to go by while the server can be asked. */
  lastKnown?: { readonly whoami: Whoami; readonly atMs: number }
}

export interface SessionState extends PersistedSession {
  status: SessionStatus
  login: LoginState
  isLoginModalOpen: boolean
  /** Path on which the server said 403; the page there is then the UNAUTHORIZED one. */
  forbiddenPath?: string
  /** Name of the membership that was in use until the server no longer listed it. */
  lostMembership?: string
  /** Counts CLEAR_STATEs; what holds state of its own is made anew when it changes. */
  generation: number
}

export function createSessionState(stored: PersistedSession): SessionState {
  return proxy<SessionState>({
    ...stored,
    status: stored.token === undefined ? 'ANONYMOUS' : 'AUTHENTICATED',
    login: { step: 'IDLE' },
    isLoginModalOpen: false,
    generation: 0,
  })
}

const personal = [
  'token',
  'userName',
  'selectedMembershipId',
  'selectedOrganizationId',
  'whoami',
  'whoamiAtMs',
  'lastKnown',
  'forbiddenPath',
  'lostMembership',
] as const

/** CLEAR_STATE: as if nobody had ever been here. */
export function clearSessionState(state: SessionState): void {
  const { status } = state
  for (const key of personal) delete state[key]
  Object.assign(state, {
    status: 'ANONYMOUS',
    isAdmin: false,
    organizations: [],
    login: { step: 'IDLE' },
    isLoginModalOpen: false,
  })
  // A visitor's page shows nothing of anybody: it stays, with what was typed on it.
  if (status !== 'ANONYMOUS') state.generation += 1
}

import type { Api, Whoami } from '@delebil/core-api'
import {
  administeredOrganizations,
  missingMembershipRetryDelayMs,
  selectMembership,
  selectOrganization,
  sortMemberships,
} from '@delebil/validation'
import { snapshot } from 'valtio/vanilla'
import type { SessionState } from './session-state.ts'

/** How long the first call may go unanswered before what was known last is shown (ms). */
const PATIENCE_MS = 4000

/** Puts an answer of whoami into the state, with the selections that follow from it. */
export function applyWhoami(state: SessionState, whoami: Whoami, nowMs: number): void {
  const memberships = sortMemberships(whoami.memberships)
  const listed = administeredOrganizations(whoami.organizations, whoami.organizationPermissions)
  const membership = selectMembership(memberships, state.selectedMembershipId)
  const organization = selectOrganization(listed, state.selectedOrganizationId)
  const before = state.whoami?.person.id === whoami.person.id ? state.whoami.memberships : []
  const lost = before.find(({ id }) => id === state.selectedMembershipId && id !== membership?.id)
  if (lost) state.lostMembership = lost.name
  delete state.lastKnown
  state.whoami = { ...whoami, memberships }
  state.whoamiAtMs = nowMs
  state.userName = whoami.person.name
  state.isAdmin = listed.length > 0
  state.organizations = whoami.organizations
  setOrDelete(state, 'selectedMembershipId', membership?.id)
  setOrDelete(state, 'selectedOrganizationId', organization?.id)
}

export interface UserDataDeps {
  readonly state: SessionState
  readonly api: Pick<Api, 'whoami'>
  readonly nowMs: () => number
  readonly wait: (ms: number) => Promise<void>
}

/**
 * Reads who is logged in. Memberships are needed for nearly everything, so a call that got no answer is repeated,
 * 100 ms later each time and at most 10 s, for as long as the session is the same. What was known last serves meanwhile.
 */
export async function loadUserData({ state, api, nowMs, wait }: UserDataDeps): Promise<'LOADED' | 'REFUSED' | 'GONE'> {
  const { token } = state
  if (state.lastKnown) void wait(PATIENCE_MS).then(() => state.token === token && showLastKnown(state))
  for (let attempt = 1; token !== undefined && state.token === token; attempt += 1) {
    const result = await api.whoami({ quiet: true })
    if (state.token !== token) return 'GONE'
    if (result.ok) {
      applyWhoami(state, result.value, nowMs())
      return 'LOADED'
    }
    if (result.refusal.status === 401 || result.refusal.status === 403) return 'REFUSED'
    if (result.refusal.status === 0) showLastKnown(state)
    await wait(missingMembershipRetryDelayMs(attempt))
  }
  return 'GONE'
}

function showLastKnown(state: SessionState): void {
  const { lastKnown } = snapshot(state)
  if (lastKnown) applyWhoami(state, lastKnown.whoami as Whoami, lastKnown.atMs)
}

function setOrDelete<K extends 'selectedMembershipId' | 'selectedOrganizationId'>(
  state: SessionState,
  key: K,
  id: number | undefined,
): void {
  if (id === undefined) delete state[key]
  else state[key] = id
}

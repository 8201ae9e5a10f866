import type { Api } from '@delebil/core-api'
import { subscribe } from 'valtio/vanilla'
import { destinationAfterLogin } from './destination-after-login.ts'
import { loadUserData } from './load-user-data.ts'
import { type Entry, logIn } from './log-in.ts'
import { clearSessionState, createSessionState, type SessionState } from './session-state.ts'
import { clearStorage, type KeyedStorage, readStoredSession, sessionKey, writeStoredSession } from './stored-session.ts'
import { createWaitingActions } from './waiting-actions.ts'
import { forgetWaypoint, rememberWaypoint, takeWaypoint } from './waypoints.ts'

export interface SessionDeps {
  /** The bare client, without the retry after a log-in. */
  readonly api: Pick<Api, 'login' | 'logout' | 'whoami'>
  readonly storage: KeyedStorage
  /** What is of this tab only. */
  readonly tabStorage?: KeyedStorage
  /** Whether anything typed on screen would be lost. */
  readonly isAnyUnsaved?: () => boolean
  readonly nowMs: () => number
  readonly wait: (ms: number) => Promise<void>
  /** Path with query of the page on screen. */
  readonly currentPath: () => string
  readonly navigate: (path: string) => void
}

/** What a log-in links to, and where it leads then. */
export interface SignOnLink {
  readonly claims: { readonly sub: string; readonly phoneNo: string }
  readonly returnPath: string
}

export type Session = ReturnType<typeof createSession>

/** Who is logged in on this device, and everything that follows from it. Knows no screen. */
export function createSession(deps: SessionDeps) {
  const { api, storage, tabStorage, isAnyUnsaved = () => false, nowMs, wait, currentPath, navigate } = deps
  const state: SessionState = createSessionState(readStoredSession(storage, nowMs()))
  const waiting = createWaitingActions()
  let attempt = 0
  subscribe(state, () => state.token !== undefined && writeStoredSession(storage, state))

  /** The server does not know our token any more. The person stays on screen until the box is answered. */
  function markUnauthenticated(): void {
    if (state.whoami === undefined) clear()
    storage.removeItem(sessionKey)
    rememberWaypoint(storage, 'unauthorized', currentPath())
    fetchCaller()
  }

  function fetchCaller(): void {
    if (state.whoami !== undefined) state.status = 'UNAUTHENTICATED'
    delete state.token
    openLogin()
  }

  function openLogin(): void {
    if (state.login.step !== 'PENDING') state.login = { step: 'IDLE' }
    state.isLoginModalOpen = true
  }

  async function refreshUserData(): Promise<void> {
    if ((await loadUserData({ state, api, nowMs, wait })) === 'REFUSED') markUnauthenticated()
  }

  /** CLEAR_STATE: state, selections and everything stored. `keepsTyped`: nobody has left, so what they typed in this tab stays. */
  function clear(keepsTyped = false): void {
    clearStorage(storage)
    leave(keepsTyped)
  }

  /** What is kept on the device for all tabs stays. */
  function leave(keepsTyped = false): void {
    clearSessionState(state)
    if (tabStorage) clearStorage(tabStorage, keepsTyped)
    waiting.settle(false)
  }

  function followOut(): void {
    // This tab's own box is open and says so already.
    if (state.status === 'UNAUTHENTICATED') return
    // What is typed here is not lost by what was done there.
    if (state.whoami && isAnyUnsaved()) fetchCaller()
    else leave()
  }

  /** Takes over the session that the call answers with, and leads on from `from`: where the person stands, or was going. */
  async function enter(entry: Entry, from = currentPath(), go = navigate): Promise<void> {
    const before = state.whoami?.person.id
    attempt += 1
    const mine = attempt
    const outcome = await logIn(state, entry, nowMs)
    if (!outcome) return
    if (mine === attempt) await refreshUserData()
    if (mine !== attempt) return clear(true)
    if (state.token === undefined) return
    const isSomeoneElse = before !== undefined && before !== state.whoami?.person.id
    const waypoint = takeWaypoint(storage)
    const destination = destinationAfterLogin({
      path: from,
      pathOnScreen: currentPath(),
      hasWaitingAction: !waiting.isEmpty(),
      waypoint,
      ...outcome,
    })
    Object.assign(state, { login: { step: 'COMPLETED' }, status: 'AUTHENTICATED', isLoginModalOpen: false })
    waiting.settle(!isSomeoneElse)
    if (isSomeoneElse) state.generation += 1
    if (destination !== undefined) go(destination)
  }

  return {
    state,
    enter,
    /** With `link` the user is linked to the single sign-on that waits in this browser. */
    submitLogin: (username: string, password: string, link?: SignOnLink): Promise<void> =>
      enter(() => api.login({ body: { username: username.trim(), password, ...link?.claims } }), link?.returnPath),
    refreshUserData,
    markUnauthenticated,
    clear: (): void => clear(),
    openLogin,
    /** At start: user data that was dropped is read again. */
    start: (): void => {
      if (state.token !== undefined && state.whoami === undefined) void refreshUserData()
    },
    /** Shows the log-in box; `then` runs once after a log-in, never after the box was closed. */
    requestLogin: (then: () => void): void => {
      waiting.add((isLoggedIn) => isLoggedIn && then())
      openLogin()
    },
    /** Resolves with true after a log-in by the same person, false when the person gave up. */
    waitForLogin: (): Promise<boolean> => new Promise((resolve) => waiting.add(resolve)),
    /** The person closed the box: what waited is given up, and a session that had died is over. */
    dismissLogin: (): void => {
      const isOver = state.status === 'UNAUTHENTICATED' || state.login.step === 'PENDING'
      attempt += 1
      Object.assign(state, { isLoginModalOpen: false, login: { step: 'IDLE' } })
      forgetWaypoint(storage, 'unauthorized')
      if (isOver) clear(true)
      else waiting.settle(false)
    },
    /** An input of the box changed: what was wrong about the last try no longer is. */
    clearLoginError: (): void => {
      if (state.login.step === 'ERROR' && state.login.lockedUntilMs === undefined) state.login = { step: 'IDLE' }
    },
    /** Nobody to log out is nothing to clear: the page that asks is itself made anew by it. */
    logOut: async (): Promise<void> => {
      if (state.status === 'ANONYMOUS') return
      // Told with the token, forgotten at once: a call that is under way must not ask for a new log-in.
      const reported = state.token === undefined ? undefined : api.logout({ quiet: true })
      clear()
      await reported
    },
    selectMembership: (membershipId: number): void => {
      if (state.whoami?.memberships.some(({ id }) => id === membershipId)) state.selectedMembershipId = membershipId
    },
    /** The person left a membership: its going is no news. */
    leftMembership: (membershipId: number): void => {
      if (state.whoami) state.whoami.memberships = state.whoami.memberships.filter(({ id }) => id !== membershipId)
      void refreshUserData()
    },
    /** The person has read that a membership is gone. */
    forgetLostMembership: (): void => {
      delete state.lostMembership
    },
    /** Another tab logged in or out. */
    adoptStored: (): void => {
      const stored = readStoredSession(storage, nowMs())
      if (stored.token === state.token) return
      if (stored.token === undefined) {
        followOut()
        return
      }
      const before = state.whoami?.person.id
      const person = (stored.whoami ?? stored.lastKnown?.whoami)?.person.id
      // Who it is follows in a moment.
      if (before !== undefined && person === undefined) return
      // Of the same person, each tab goes on with the membership and the club that it is in.
      const { selectedMembershipId, selectedOrganizationId } = { ...stored, ...state }
      if (person !== before) clearSessionState(state)
      else Object.assign(stored, { selectedMembershipId, selectedOrganizationId })
      Object.assign(state, stored, { status: 'AUTHENTICATED', isLoginModalOpen: false })
      void refreshUserData().then(() => {
        // The other tab wrote its token before it knew whose it is.
        const isSomeoneElse = before !== undefined && before !== state.whoami?.person.id
        waiting.settle(state.token !== undefined && !isSomeoneElse)
        if (isSomeoneElse) state.generation += 1
      })
    },
  }
}

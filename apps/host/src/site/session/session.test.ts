import { beforeEach, expect, it, vi } from 'vitest'
import { sampleMembership, sampleRefusal, sampleWhoami } from '../../sample/sample-session.ts'
import { createMemoryStorage } from './memory-storage.ts'
import { createSession } from './session.ts'
import { type KeyedStorage, sessionKey } from './stored-session.ts'

const MINUTE_MS = 60_000
const whoamiAnswer = (value = sampleWhoami()) => ({ ok: true as const, value, headers: new Headers() })
const loginAnswer = (headers: Record<string, string> = {}) => ({
  ok: true as const,
  value: { authToken: 't', username: 'kari', errors: [] },
  headers: new Headers({ authorization: 'token-1', ...headers }),
})
const refused = (...input: Parameters<typeof sampleRefusal>) => ({
  ok: false as const,
  refusal: sampleRefusal(...input),
})

const api = { login: vi.fn(), logout: vi.fn(), whoami: vi.fn() }
let storage: KeyedStorage
let path = '/findcar'
let nowMs = 1_000_000
const navigate = vi.fn()
const start = () =>
  createSession({
    api: api as never,
    storage,
    nowMs: () => nowMs,
    wait: async () => undefined,
    currentPath: () => path,
    navigate,
  })
const settled = () => vi.waitFor(() => undefined)

beforeEach(() => {
  vi.resetAllMocks()
  storage = createMemoryStorage()
  path = '/findcar'
  nowMs = 1_000_000
  api.login.mockResolvedValue(loginAnswer())
  api.logout.mockResolvedValue({ ok: true, value: undefined, headers: new Headers() })
  api.whoami.mockResolvedValue(whoamiAnswer())
})

it('a session begins anonymous, and a log-in takes its token from the header', async () => {
  const session = start()
  expect(session.state.status).toBe('ANONYMOUS')
  await session.submitLogin(' kari@delebil.test ', 'secret')
  expect(api.login).toHaveBeenCalledWith({ body: { username: 'kari@delebil.test', password: 'secret' } })
  expect(session.state).toMatchObject({
    status: 'AUTHENTICATED',
    token: 'token-1',
    userName: 'Kari Nordmann',
    selectedMembershipId: 1,
    isAdmin: false,
  })
})

it('a session survives a reload, and its user data ten minutes', async () => {
  await start().submitLogin('a', 'b')
  await settled()
  nowMs += 10 * MINUTE_MS - 1
  expect(start().state.whoami?.person.name).toBe('Kari Nordmann')
  nowMs += 1
  const later = start()
  expect(later.state).toMatchObject({ token: 'token-1', userName: 'Kari Nordmann', selectedMembershipId: 1 })
  expect(later.state.whoami).toBeUndefined()
  later.start()
  await vi.waitFor(() => expect(later.state.whoami).toBeDefined())
})

it.each([401, 403])('a log-in refused with %i shows wrong name or password until an input changes', async (status) => {
  api.login.mockResolvedValue(refused('login.failed', status))
  const session = start()
  await session.submitLogin('a', 'b')
  expect(session.state.login).toMatchObject({ step: 'ERROR', message: 'Feil brukernavn eller passord' })
  session.clearLoginError()
  expect(session.state.login.step).toBe('IDLE')
})

it('a locked log-in stays locked through changed inputs, with the moment it ends', async () => {
  api.login.mockResolvedValue(refused('login.locked', 429, { retryAfterSeconds: 40 }))
  const session = start()
  await session.submitLogin('a', 'b')
  session.clearLoginError()
  expect(session.state.login).toMatchObject({ step: 'ERROR', lockedUntilMs: nowMs + 40_000 })
})

it('a double press sends one log-in', async () => {
  const session = start()
  await Promise.all([session.submitLogin('a', 'b'), session.submitLogin('a', 'b')])
  expect(api.login).toHaveBeenCalledTimes(1)
})

it('the waiting action runs once, after user data is there', async () => {
  const session = start()
  const action = vi.fn(() => expect(session.state.selectedMembershipId).toBe(1))
  session.requestLogin(action)
  expect(session.state.isLoginModalOpen).toBe(true)
  await session.submitLogin('a', 'b')
  await session.submitLogin('a', 'b')
  expect(action).toHaveBeenCalledTimes(1)
  expect(session.state.isLoginModalOpen).toBe(false)
})

it('the waiting action is dropped when the log-in box is closed', async () => {
  const session = start()
  const action = vi.fn()
  session.requestLogin(action)
  session.dismissLogin()
  await session.submitLogin('a', 'b')
  expect(action).not.toHaveBeenCalled()
})

it('a log-in leads to the reservations only from the start page and with nothing waiting', async () => {
  api.login.mockResolvedValue(loginAnswer({ 'x-has-active-reservations': 'true' }))
  await start().submitLogin('a', 'b')
  expect(navigate).toHaveBeenCalledExactlyOnceWith('/reservations')
  navigate.mockClear()
  const session = start()
  session.requestLogin(() => undefined)
  await session.submitLogin('a', 'b')
  expect(navigate).not.toHaveBeenCalled()
})

it('user data that is not answered is asked for again, with growing delays', async () => {
  const waits: number[] = []
  api.whoami.mockResolvedValueOnce(refused('network.unreachable', 0)).mockResolvedValueOnce(refused('server.busy', 503))
  const session = createSession({
    api: api as never,
    storage,
    nowMs: () => nowMs,
    wait: async (ms) => void waits.push(ms),
    currentPath: () => path,
    navigate,
  })
  await session.submitLogin('a', 'b')
  expect(waits).toEqual([100, 200])
  expect(session.state.whoami).toBeDefined()
})

it('a token the server no longer knows keeps the person on screen and opens the log-in box', async () => {
  const session = start()
  await session.submitLogin('a', 'b')
  session.markUnauthenticated()
  expect(session.state).toMatchObject({ status: 'UNAUTHENTICATED', isLoginModalOpen: true, userName: 'Kari Nordmann' })
  expect(session.state.token).toBeUndefined()
  expect(storage.getItem(sessionKey)).toBeNull()
  session.dismissLogin()
  expect(session.state).toMatchObject({ status: 'ANONYMOUS', organizations: [] })
})

it('an action waiting for a log-in does not run when another person logs in', async () => {
  const session = start()
  await session.submitLogin('a', 'b')
  session.markUnauthenticated()
  const retry = session.waitForLogin()
  api.whoami.mockResolvedValue(whoamiAnswer(sampleWhoami({ person: { ...sampleWhoami().person, id: 8 } })))
  await session.submitLogin('c', 'd')
  expect(await retry).toBe(false)
})

it('logging out clears the session on the server and all that we stored on the device', async () => {
  storage.setItem('delebil:booking:search', 'x')
  storage.setItem('other', 'stays')
  const session = start()
  await session.submitLogin('a', 'b')
  await session.logOut()
  await settled()
  expect(api.logout).toHaveBeenCalledTimes(1)
  expect(session.state).toMatchObject({ status: 'ANONYMOUS', organizations: [], isAdmin: false, generation: 1 })
  expect(storage.length).toBe(1)
  expect(storage.getItem('other')).toBe('stays')
})

it('logging out clears the device though the server does not answer', async () => {
  const session = start()
  await session.submitLogin('a', 'b')
  api.logout.mockResolvedValue(refused('network.unreachable', 0))
  await session.logOut()
  expect(session.state.status).toBe('ANONYMOUS')
})

it("a session follows another tab's log-out and log-in", async () => {
  const first = start()
  await first.submitLogin('a', 'b')
  await settled()
  const second = start()
  await first.logOut()
  second.adoptStored()
  expect(second.state.status).toBe('ANONYMOUS')
  await first.submitLogin('a', 'b')
  await settled()
  second.adoptStored()
  expect(second.state).toMatchObject({ status: 'AUTHENTICATED', token: 'token-1' })
})

it('a session keeps its club and what waits when the same person logs in in another tab', async () => {
  const organizations = [1, 2].map((id) => ({ ...sampleWhoami().organizations[0], id }))
  const rights = organizations.map(({ id }) => ({ organizationId: id, permissions: ['HELP_READ'] }))
  api.whoami.mockResolvedValue(whoamiAnswer(sampleWhoami({ organizations, organizationPermissions: rights } as never)))
  const first = start()
  await first.submitLogin('a', 'b')
  await settled()
  const second = start()
  second.state.selectedOrganizationId = 2
  first.state.selectedOrganizationId = 1
  const again = async () => {
    for (const one of [first, second]) one.markUnauthenticated()
    const waited = second.waitForLogin()
    nowMs += 11 * MINUTE_MS
    api.login.mockResolvedValue(loginAnswer({ authorization: `token-${nowMs}` }))
    const entered = first.submitLogin('a', 'b')
    await vi.waitFor(() => expect(storage.getItem(sessionKey)).toContain(String(nowMs)))
    second.adoptStored()
    await entered
    return waited
  }
  const { generation } = second.state
  expect(await again()).toBe(true)
  expect(second.state).toMatchObject({ selectedOrganizationId: 2, generation, status: 'AUTHENTICATED' })

  // Its token is there before it is known whose it is: nothing that waits is sent for somebody else.
  api.whoami.mockResolvedValue(whoamiAnswer(sampleWhoami({ person: { ...sampleWhoami().person, id: 99 } } as never)))
  expect(await again()).toBe(false)
  expect(second.state.generation).toBeGreaterThan(generation)
})

it("owned memberships come first, and only one of the person's can be selected", async () => {
  const memberships = [sampleMembership({ id: 5, isOwner: false }), sampleMembership({ id: 6 })]
  api.whoami.mockResolvedValue(whoamiAnswer(sampleWhoami({ memberships })))
  const session = start()
  await session.submitLogin('a', 'b')
  expect(session.state.whoami?.memberships.map(({ id }) => id)).toEqual([6, 5])
  expect(session.state.selectedMembershipId).toBe(6)
  session.selectMembership(5)
  session.selectMembership(99)
  expect(session.state.selectedMembershipId).toBe(5)
})

it('any permission makes an admin, and the only organisation is selected', async () => {
  api.whoami.mockResolvedValue(
    whoamiAnswer(sampleWhoami({ organizationPermissions: [{ organizationId: 1, permissions: ['HELP_READ'] }] })),
  )
  const session = start()
  await session.submitLogin('a', 'b')
  expect(session.state).toMatchObject({ isAdmin: true, selectedOrganizationId: 1 })
})

it('the loss of the membership in use is told, but not of one that the person left', async () => {
  const both = sampleWhoami({ memberships: [sampleMembership(), sampleMembership({ id: 2, name: 'Firma' })] })
  api.whoami.mockResolvedValue(whoamiAnswer(both))
  const session = start()
  await session.submitLogin('a', 'b')
  session.selectMembership(2)
  api.whoami.mockResolvedValue(whoamiAnswer())
  await session.refreshUserData()
  expect(session.state).toMatchObject({ lostMembership: 'Firma', selectedMembershipId: 1 })
  session.forgetLostMembership()

  api.whoami.mockResolvedValue(whoamiAnswer(both))
  await session.refreshUserData()
  session.selectMembership(2)
  api.whoami.mockResolvedValue(whoamiAnswer())
  session.leftMembership(2)
  await vi.waitFor(() => expect(session.state.selectedMembershipId).toBe(1))
  expect(session.state.lostMembership).toBeUndefined()
})

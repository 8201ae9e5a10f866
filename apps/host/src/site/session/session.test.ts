import { beforeEach, expect, it, vi } from 'vitest'
import { createMemoryStorage } from '../../sample/memory-storage.ts'
import { sampleMembership, sampleRefusal, sampleWhoami } from '../../sample/sample-session.ts'
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

it('begins as nobody, and takes the token from the authorization header', async () => {
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

it('survives a reload, and drops user info after ten minutes', async () => {
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

it.each([401, 403])('says that name or password is wrong after %i, until an input changes', async (status) => {
  api.login.mockResolvedValue(refused('login.failed', status))
  const session = start()
  await session.submitLogin('a', 'b')
  expect(session.state.login).toMatchObject({ step: 'ERROR', message: 'Feil brukernavn eller passord' })
  session.clearLoginError()
  expect(session.state.login.step).toBe('IDLE')
})

it('keeps a lock through changes of the inputs, with the moment it ends', async () => {
  api.login.mockResolvedValue(refused('login.locked', 429, { retryAfterSeconds: 40 }))
  const session = start()
  await session.submitLogin('a', 'b')
  session.clearLoginError()
  expect(session.state.login).toMatchObject({ step: 'ERROR', lockedUntilMs: nowMs + 40_000 })
})

it('sends one log-in for a double press', async () => {
  const session = start()
  await Promise.all([session.submitLogin('a', 'b'), session.submitLogin('a', 'b')])
  expect(api.login).toHaveBeenCalledTimes(1)
})

it('runs the waiting action once, after user data is there, and then forgets it', async () => {
  const session = start()
  const action = vi.fn(() => expect(session.state.selectedMembershipId).toBe(1))
  session.requestLogin(action)
  expect(session.state.isLoginModalOpen).toBe(true)
  await session.submitLogin('a', 'b')
  await session.submitLogin('a', 'b')
  expect(action).toHaveBeenCalledTimes(1)
  expect(session.state.isLoginModalOpen).toBe(false)
})

it('forgets the waiting action when the box is closed', async () => {
  const session = start()
  const action = vi.fn()
  session.requestLogin(action)
  session.dismissLogin()
  await session.submitLogin('a', 'b')
  expect(action).not.toHaveBeenCalled()
})

it('goes to the reservations only from the start path and with nothing waiting', async () => {
  api.login.mockResolvedValue(loginAnswer({ 'x-has-active-reservations': 'true' }))
  await start().submitLogin('a', 'b')
  expect(navigate).toHaveBeenCalledExactlyOnceWith('/reservations')
  navigate.mockClear()
  const session = start()
  session.requestLogin(() => undefined)
  await session.submitLogin('a', 'b')
  expect(navigate).not.toHaveBeenCalled()
})

it('asks for user data again, later each time, when no answer comes', async () => {
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

it('keeps the person on screen when the server no longer knows the token, and opens the box', async () => {
  const session = start()
  await session.submitLogin('a', 'b')
  session.markUnauthenticated()
  expect(session.state).toMatchObject({ status: 'UNAUTHENTICATED', isLoginModalOpen: true, userName: 'Kari Nordmann' })
  expect(session.state.token).toBeUndefined()
  expect(storage.getItem(sessionKey)).toBeNull()
  session.dismissLogin()
  expect(session.state).toMatchObject({ status: 'ANONYMOUS', organizations: [] })
})

it('does not run what waited when somebody else logs in', async () => {
  const session = start()
  await session.submitLogin('a', 'b')
  session.markUnauthenticated()
  const retry = session.waitForLogin()
  api.whoami.mockResolvedValue(whoamiAnswer(sampleWhoami({ person: { ...sampleWhoami().person, id: 8 } })))
  await session.submitLogin('c', 'd')
  expect(await retry).toBe(false)
})

it('clears everything of ours at log-out, on the server and on the device', async () => {
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

it('logs out on the device though the server does not answer', async () => {
  const session = start()
  await session.submitLogin('a', 'b')
  api.logout.mockResolvedValue(refused('network.unreachable', 0))
  await session.logOut()
  expect(session.state.status).toBe('ANONYMOUS')
})

it('follows another tab out and in', async () => {
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

it('goes on in its own club, with what waits, when the same person logs in anew in another tab', async () => {
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

it('puts owned memberships first, and changes only to one that is there', async () => {
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

it('is an admin with any permission, and selects the only organisation', async () => {
  api.whoami.mockResolvedValue(
    whoamiAnswer(sampleWhoami({ organizationPermissions: [{ organizationId: 1, permissions: ['HELP_READ'] }] })),
  )
  const session = start()
  await session.submitLogin('a', 'b')
  expect(session.state).toMatchObject({ isAdmin: true, selectedOrganizationId: 1 })
})

it('tells of the membership in use that is gone, but not of one that the person left or of another', async () => {
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

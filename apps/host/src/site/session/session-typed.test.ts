import { beforeEach, expect, it, vi } from 'vitest'
import { sampleWhoami } from '../../sample/sample-session.ts'
import { createMemoryStorage } from './memory-storage.ts'
import { scopeStorage } from './scope-storage.ts'
import { createSession } from './session.ts'
import { type KeyedStorage, typedScope } from './stored-session.ts'

const api = { login: vi.fn(), logout: vi.fn(), whoami: vi.fn() }
const answer = { ok: true, value: {}, headers: new Headers({ authorization: 'token-1' }) }
let storage: KeyedStorage
let tabStorage: KeyedStorage
const start = () =>
  createSession({
    api: api as never,
    storage,
    tabStorage,
    nowMs: () => 0,
    wait: async () => undefined,
    currentPath: () => '/join',
    navigate: vi.fn(),
  })
const typed = () => scopeStorage(tabStorage, `${typedScope}join`)

beforeEach(() => {
  vi.resetAllMocks()
  storage = createMemoryStorage()
  tabStorage = createMemoryStorage()
  api.login.mockResolvedValue(answer)
  api.logout.mockResolvedValue({ ok: true, headers: new Headers() })
  api.whoami.mockResolvedValue({ ok: true, value: sampleWhoami(), headers: new Headers() })
})

it('a tab keeps what was typed when the box is closed after the session died, and nothing else', async () => {
  const session = start()
  await session.submitLogin('a', 'b')
  typed().setItem('draft', 'Fjell AS')
  scopeStorage(tabStorage, 'admin-organization').setItem('id', '2')
  session.markUnauthenticated()
  session.dismissLogin()
  expect(session.state.status).toBe('ANONYMOUS')
  expect(typed().getItem('draft')).toBe('Fjell AS')
  expect(tabStorage.length).toBe(1)
})

it('logging out forgets what was typed in the tab', async () => {
  const session = start()
  await session.submitLogin('a', 'b')
  typed().setItem('draft', 'Fjell AS')
  await session.logOut()
  expect(tabStorage.length).toBe(0)
})

it("a visitor's page stays as it is when the box is closed before the answer to a log-in", async () => {
  const session = start()
  const entered = session.submitLogin('a', 'b')
  session.dismissLogin()
  await entered
  expect(session.state).toMatchObject({ status: 'ANONYMOUS', generation: 0 })
  expect(session.state.token).toBeUndefined()
})

it("a visitor's page stays as it is when somebody logs in in another tab", async () => {
  const here = start()
  const there = start()
  await there.submitLogin('a', 'b')
  here.adoptStored()
  await vi.waitFor(() => expect(here.state.whoami).toBeDefined())
  expect(here.state).toMatchObject({ status: 'AUTHENTICATED', generation: 0 })
})

import type { Organization } from '@delebil/core-api'
import { beforeEach, expect, it, vi } from 'vitest'
import { sampleWhoami } from '../../sample/sample-session.ts'
import { createMemoryStorage } from './memory-storage.ts'
import { createSession } from './session.ts'
import { type KeyedStorage, sessionKey } from './stored-session.ts'

const orgs = [1, 2].map((id) => ({ ...sampleWhoami().organizations[0], id })) as unknown as Organization[]
const staff = sampleWhoami({
  organizations: orgs,
  organizationPermissions: orgs.map(({ id }) => ({ organizationId: id, permissions: ['HELP_READ' as const] })),
})
const api = { login: vi.fn(), logout: vi.fn(), whoami: vi.fn() }
let storage: KeyedStorage
let logIns = 0

/** A tab of the browser: the device's storage is all tabs'. */
function openTab(isAnyUnsaved = () => false) {
  const deps = { nowMs: () => 0, wait: async () => undefined, currentPath: () => '/admin', navigate: vi.fn() }
  return createSession({ api: api as never, storage, isAnyUnsaved, ...deps })
}
/** The device has it a moment after the state. */
const kept = () => vi.waitFor(() => expect(storage.getItem(sessionKey)).toContain('"whoami"'))

async function logInAt(session: ReturnType<typeof openTab>) {
  await session.submitLogin('a', 'b')
  await kept()
}

beforeEach(() => {
  vi.resetAllMocks()
  storage = createMemoryStorage()
  api.login.mockImplementation(async () => {
    logIns += 1
    return {
      ok: true,
      value: { authToken: 't', username: 'kari', errors: [] },
      headers: new Headers({ authorization: `token-${logIns}` }),
    }
  })
  api.logout.mockResolvedValue({ ok: true, value: undefined, headers: new Headers() })
  api.whoami.mockResolvedValue({ ok: true, value: staff, headers: new Headers() })
})

it('a tab stays in its club when the same person logs in for another club elsewhere', async () => {
  const one = openTab(() => true)
  await logInAt(one)
  one.state.selectedOrganizationId = 1
  const other = openTab()
  await other.logOut()
  one.adoptStored()
  await logInAt(other)
  other.state.selectedOrganizationId = 2
  await vi.waitFor(() => expect(storage.getItem(sessionKey)).toContain('"selectedOrganizationId":2'))
  one.adoptStored()
  expect(one.state).toMatchObject({ status: 'AUTHENTICATED', selectedOrganizationId: 1 })
})

it('a tab keeps its page when another logs out, and goes on when the same person is back', async () => {
  const one = openTab(() => true)
  await logInAt(one)
  const other = openTab()
  await other.logOut()
  one.adoptStored()
  expect(one.state).toMatchObject({ status: 'UNAUTHENTICATED', isLoginModalOpen: true, generation: 0 })
  expect(one.state.token).toBeUndefined()
  // The token is there before who it is.
  storage.setItem(sessionKey, JSON.stringify({ token: 'token-x' }))
  one.adoptStored()
  expect(one.state).toMatchObject({ status: 'UNAUTHENTICATED', generation: 0 })
  await logInAt(other)
  one.adoptStored()
  expect(one.state).toMatchObject({ status: 'AUTHENTICATED', isLoginModalOpen: false, generation: 0 })
})

it('a tab starts anew when another person logs in elsewhere', async () => {
  const one = openTab(() => true)
  await logInAt(one)
  const other = openTab()
  await other.logOut()
  one.adoptStored()
  const stranger = { ...staff, person: { ...staff.person, id: 99 } }
  api.whoami.mockResolvedValue({ ok: true, value: stranger, headers: new Headers() })
  await logInAt(other)
  one.adoptStored()
  expect(one.state.generation).toBe(1)
})

it('a session that expired in another tab leaves what is stored on the device', async () => {
  const one = openTab()
  await logInAt(one)
  const other = openTab()
  storage.setItem('delebil:admin:1:plan:1', 'a draft')
  other.markUnauthenticated()
  one.adoptStored()
  expect(one.state.status).toBe('ANONYMOUS')
  expect(storage.getItem('delebil:admin:1:plan:1')).toBe('a draft')
})

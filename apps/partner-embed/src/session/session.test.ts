import { expect, it, vi } from 'vitest'
import { createSession } from './session.ts'

type Answer = readonly [status: number, body?: unknown, headers?: Record<string, string>]

const member = { id: 7, name: 'Privat' }
const whoami = (memberships: readonly unknown[] = [member]): Answer => [
  200,
  { person: { id: 1, name: 'Nils Nabo' }, memberships, organizations: [], organizationPermissions: [] },
]
const entered: Answer = [200, { authToken: 'x', username: 'Nils Nabo', errors: [] }, { authorization: 'session-1' }]
const refusal = (status: number, code: string): Answer => [
  status,
  { code, errors: [{ fieldName: '', code, message: `(${code})` }] },
]

/** A server that answers each address with its answers in turn, the last one again and again. */
function start(answers: Readonly<Record<string, readonly Answer[]>>, getToken?: () => Promise<string>) {
  const sent: { path: string; authorization: string | undefined; body: string }[] = []
  const left = new Map(Object.entries(answers).map(([path, list]) => [path, [...list]]))
  const fetch = vi.fn(async (input: RequestInfo | URL, init: RequestInit = {}) => {
    const { pathname } = new URL(String(input))
    const headers = init.headers as Record<string, string>
    sent.push({ path: pathname, authorization: headers['authorization'], body: String(init.body ?? '') })
    const list = left.get(pathname) ?? []
    const [status, body, more = {}] = (list.length > 1 ? list.shift() : list[0]) ?? [404]
    return new Response(body === undefined ? null : JSON.stringify(body), { status, headers: more })
  })
  const session = createSession({ site: 'https://delebil.example', partner: 'damsgard', fetch })
  session.addSource(() => getToken)
  return { session, sent }
}

const auth = '/partner/damsgard/auth'
const calls = { logIn: `${apiOf()}${auth}`, whoami: `${apiOf()}/users/whoami`, own: `${apiOf()}/reservations/active` }
function apiOf() {
  return ['', 'api'].join('/')
}

it("a partner's token becomes a session, kept in memory alone", async () => {
  const { session, sent } = start({ [calls.logIn]: [entered], [calls.whoami]: [whoami()] }, async () => 'jwt-1')
  expect(await session.logIn()).toBe(true)
  expect(session.state).toMatchObject({ step: 'IN', token: 'session-1' })
  expect(sent.map(({ path, authorization }) => [path, authorization])).toEqual([
    [calls.logIn, undefined],
    [calls.whoami, 'session-1'],
  ])
  expect(JSON.parse(sent[0]?.body ?? '')).toEqual({ token: 'jwt-1' })
})

it('several log-ins at once ask the page for one token', async () => {
  const getToken = vi.fn(async () => 'jwt-1')
  const { session } = start({ [calls.logIn]: [entered], [calls.whoami]: [whoami()] }, getToken)
  await Promise.all([session.logIn(), session.logIn()])
  expect(getToken).toHaveBeenCalledTimes(1)
})

it('a refused log-in tells its message; a page without tokens is sent to the site', async () => {
  const refused = start({ [calls.logIn]: [refusal(400, 'partner.expired')] }, async () => 'old')
  expect(await refused.session.logIn()).toBe(false)
  expect(refused.session.state).toMatchObject({ step: 'FAILED', message: '(partner.expired)' })
  const silent = start({}, () => Promise.reject(new Error('no answer')))
  await silent.session.logIn()
  expect(silent.session.state.step).toBe('FAILED')
  const without = start({})
  await without.session.logIn()
  expect(without.session.state.step).toBe('AWAY')
  expect(without.sent).toEqual([])
})

it('an account to be linked waits for the site, and logs in with a fresh token afterwards', async () => {
  let count = 0
  const { session, sent } = start(
    { [calls.logIn]: [refusal(409, 'partner.account-exists'), entered], [calls.whoami]: [whoami()] },
    async () => `jwt-${++count}`,
  )
  const then = vi.fn()
  expect(await session.requestLogin(then)).toBe(false)
  expect(session.state.step).toBe('LINKING')
  expect(await session.addressOfSite()).toBe('https://delebil.example/partner/damsgard/auth?embed=1#token=jwt-2')
  await session.lookAgain()
  expect(session.state.step).toBe('IN')
  expect(then).toHaveBeenCalledTimes(1)
  expect(sent.filter(({ path }) => path === calls.logIn).map(({ body }) => JSON.parse(body).token)).toEqual([
    'jwt-1',
    'jwt-3',
  ])
})

it('an action waiting for a log-in runs once there is a membership, and not after it was given up', async () => {
  const { session } = start({ [calls.logIn]: [entered], [calls.whoami]: [whoami([]), whoami()] }, async () => 'jwt')
  const then = vi.fn()
  expect(await session.requestLogin(then)).toBe(true)
  expect(then).not.toHaveBeenCalled()
  await session.lookAgain()
  expect(then).toHaveBeenCalledTimes(1)

  const other = start({ [calls.logIn]: [entered], [calls.whoami]: [whoami([]), whoami()] }, async () => 'jwt')
  await other.session.requestLogin(then)
  other.session.giveUpWaiting()
  await other.session.lookAgain()
  expect(then).toHaveBeenCalledTimes(1)
})

it('a session the server has forgotten is renewed, and the call sent again once', async () => {
  const { session, sent } = start(
    {
      [calls.logIn]: [entered, [200, { authToken: 'y', username: 'N', errors: [] }, { authorization: 'session-2' }]],
      [calls.whoami]: [whoami()],
      [calls.own]: [refusal(401, 'session.missing'), [200, { data: [] }]],
    },
    async () => 'jwt',
  )
  await session.logIn()
  expect(await session.api.listActiveReservations()).toMatchObject({ ok: true })
  expect(sent.filter(({ path }) => path === calls.own).map(({ authorization }) => authorization)).toEqual([
    'session-1',
    'session-2',
  ])
})

it('logging out forgets the session before the server has answered', async () => {
  const { session, sent } = start(
    { [calls.logIn]: [entered], [calls.whoami]: [whoami()], [`${apiOf()}/logout`]: [[204]] },
    async () => 'jwt',
  )
  await session.logIn()
  const out = session.logOut()
  expect(session.state).toEqual({ step: 'OUT' })
  await out
  expect(sent.at(-1)).toMatchObject({ authorization: 'session-1' })
})

import { aroundCalls } from '@delebil/core-api'
import { createAdminClient } from '@delebil/core-api/admin'
import { expect, it, vi } from 'vitest'
import { sampleRefusal } from '../../sample/sample-session.ts'
import { stubApi } from '../../sample/stub-api.ts'
import { retryAfterLogin } from './retry-after-login.ts'

const missing = { ok: false as const, refusal: sampleRefusal('session.missing', 401) }
const found = { ok: true as const, value: { data: [] }, headers: new Headers() }

function site(isLoggedIn: boolean) {
  const state: { token?: string; isLoginModalOpen: boolean } = { token: 'old', isLoginModalOpen: false }
  const session = {
    state,
    markUnauthenticated: vi.fn(() => {
      delete state.token
      state.isLoginModalOpen = true
    }),
    waitForLogin: vi.fn(async () => isLoggedIn),
  }
  const listMemberships = vi.fn()
  const login = vi.fn()
  const api = aroundCalls(stubApi({ listMemberships, login }), retryAfterLogin(session as never))
  return { api, session, listMemberships, login }
}

it('a call refused with 401 is sent again after the log-in, with the same input', async () => {
  const { api, session, listMemberships } = site(true)
  listMemberships.mockResolvedValueOnce(missing).mockResolvedValueOnce(found)
  const input = { signal: new AbortController().signal }
  expect(await api.listMemberships(input)).toBe(found)
  expect(session.markUnauthenticated).toHaveBeenCalledTimes(1)
  expect(listMemberships.mock.calls).toEqual([[input], [input]])
})

it('a call refused with 401 answers so when the log-in is given up', async () => {
  const { api, listMemberships } = site(false)
  listMemberships.mockResolvedValue(missing)
  expect(await api.listMemberships()).toBe(missing)
  expect(listMemberships).toHaveBeenCalledTimes(1)
})

it('several calls refused at once open one log-in box', async () => {
  const { api, session, listMemberships } = site(false)
  listMemberships.mockResolvedValue(missing)
  await Promise.all([api.listMemberships(), api.listMemberships()])
  expect(session.markUnauthenticated).toHaveBeenCalledTimes(1)
})

it('a call refused under an old token is sent again and leaves the new session', async () => {
  const { api, session, listMemberships } = site(false)
  listMemberships
    .mockImplementationOnce(async () => {
      session.state.token = 'new'
      return missing
    })
    .mockResolvedValueOnce(found)
  expect(await api.listMemberships()).toBe(found)
  expect(session.markUnauthenticated).not.toHaveBeenCalled()
})

it('a call refused after a log-out does not ask for a log-in', async () => {
  const { api, session, listMemberships } = site(true)
  listMemberships.mockImplementation(async () => {
    delete session.state.token
    return missing
  })
  expect(await api.listMemberships()).toBe(missing)
  expect(session.markUnauthenticated).not.toHaveBeenCalled()
})

it('quiet calls and the log-in itself do not ask for a log-in', async () => {
  const { api, session, listMemberships, login } = site(true)
  listMemberships.mockResolvedValue(missing)
  login.mockResolvedValue(missing)
  await api.listMemberships({ quiet: true })
  await api.login({ body: { username: 'a', password: 'b' } })
  expect(session.markUnauthenticated).not.toHaveBeenCalled()
})

it('a call of the admin area is sent again with all its arguments', async () => {
  const { session } = site(true)
  const refusal = { errors: [{ code: 'session.missing', message: '' }] }
  const fetch = vi
    .fn()
    .mockImplementationOnce(async () => Response.json(refusal, { status: 401 }))
    .mockImplementationOnce(async () => Response.json({ entity: { id: 7 }, errors: [] }))
  const admin = createAdminClient({ fetch, around: retryAfterLogin(session as never) })
  expect(await admin.change('cars', 7, { version: 1 }, { orgId: 1 }, { idempotencyKey: 'a' })).toMatchObject({
    ok: true,
  })
  const sent = fetch.mock.calls.map(([address, { headers, body }]) => {
    const { 'x-request-id': id, ...others } = headers
    return { id, rest: [address, others, body] }
  })
  expect(sent[1]?.rest).toEqual(sent[0]?.rest)
  expect(sent[1]?.id).not.toBe(sent[0]?.id)
})

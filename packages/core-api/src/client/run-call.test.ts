import { afterEach, expect, test, vi } from 'vitest'
import { createClient } from './create-client.ts'

afterEach(() => void vi.useRealTimers())

test('an answered call leaves no timer behind', async () => {
  vi.useFakeTimers()
  const api = createClient({ fetch: async () => Response.json({ data: [] }) })
  expect((await api.listOrganizations()).ok).toBe(true)
  expect(vi.getTimerCount()).toBe(0)
})

test('a call without an answer ends with request.timeout', async () => {
  vi.useFakeTimers()
  const api = createClient({ fetch: () => new Promise(() => undefined), timeoutMs: 1000 })
  const answer = api.listOrganizations()
  await vi.advanceTimersByTimeAsync(1000)
  expect(await answer).toMatchObject({ ok: false, refusal: { code: 'request.timeout' } })
  expect(vi.getTimerCount()).toBe(0)
})

test('a call to our own server has an id of its own, which a refusal without an answer tells too; one to another site has none', async () => {
  const ids: (string | null)[] = []
  const fetch = async (_address: unknown, init?: RequestInit): Promise<Response> => {
    ids.push(new Headers(init?.headers).get('x-request-id'))
    throw new Error('unreachable')
  }
  const own = createClient({ fetch })
  const [first, second] = [await own.listOrganizations(), await own.listOrganizations()]
  await createClient({ fetch, baseUrl: 'https://delebil.test' }).listOrganizations()
  expect(new Set(ids).size).toBe(3)
  expect([first, second].map((one) => (one.ok ? '' : one.refusal.requestId))).toEqual(ids.slice(0, 2))
  expect(ids[2]).toBeNull()
})

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

import type { DataRouter } from 'react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { firstPage } from './first-page.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

type Listener = Parameters<DataRouter['subscribe']>[0]

/** A router whose first page comes when the test says so. */
function routerThat({ initialized }: { readonly initialized: boolean }) {
  const listeners = new Set<Listener>()
  const state = { initialized } as DataRouter['state']
  const subscribe = (listener: Listener) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  }
  const change = (next: boolean) => {
    for (const listener of listeners) listener({ ...state, initialized: next }, {} as Parameters<Listener>[1])
  }
  return { state, subscribe: subscribe as unknown as DataRouter['subscribe'], change, listeners }
}

async function hasCome(coming: Promise<void>) {
  const seen = vi.fn()
  void coming.then(seen)
  await vi.advanceTimersByTimeAsync(0)
  return seen.mock.calls.length > 0
}

test('a router that has its first page is not waited for', async () => {
  expect(await hasCome(firstPage(routerThat({ initialized: true }), 300))).toBe(true)
})

test('the first page is waited for until it is there, and then no longer', async () => {
  const router = routerThat({ initialized: false })
  const coming = firstPage(router, 300)
  router.change(false)
  expect(await hasCome(coming)).toBe(false)
  router.change(true)
  expect(await hasCome(coming)).toBe(true)
  expect(router.listeners.size).toBe(0)
  expect(vi.getTimerCount()).toBe(0)
})

test('a first page that takes longer is not waited for', async () => {
  const router = routerThat({ initialized: false })
  const coming = firstPage(router, 300)
  await vi.advanceTimersByTimeAsync(299)
  expect(await hasCome(coming)).toBe(false)
  await vi.advanceTimersByTimeAsync(1)
  expect(await hasCome(coming)).toBe(true)
  expect(router.listeners.size).toBe(0)
})

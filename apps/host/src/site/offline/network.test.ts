import { expect, test, vi } from 'vitest'
import { createNetwork, watchedFetch } from './network.ts'

function start(probes: readonly boolean[] = []) {
  const target = new EventTarget()
  const left = [...probes]
  const waits: { ms: number; go: () => void }[] = []
  const device = { isConnected: true }
  const network = createNetwork({
    isConnected: () => device.isConnected,
    target,
    probe: async () => left.shift() ?? true,
    wait: (ms) => new Promise((go) => waits.push({ ms, go })),
  })
  const heard = vi.fn()
  network.subscribe(heard)
  return { network, target, waits, device, heard }
}

test('events of the device change the state at once', () => {
  const { network, target, device, heard } = start()
  device.isConnected = false
  target.dispatchEvent(new Event('offline'))
  expect([network.isOnline(), heard.mock.calls.length]).toEqual([false, 1])
  device.isConnected = true
  target.dispatchEvent(new Event('online'))
  expect([network.isOnline(), heard.mock.calls.length]).toEqual([true, 2])
})

test('a connection without answers is offline, and is probed with growing delays until it answers', async () => {
  const { network, waits, heard } = start([false, false, false, true])
  network.suspect()
  network.suspect()
  await vi.waitFor(() => expect(network.isOnline()).toBe(false))
  for (const ms of [2000, 4000, 8000]) {
    await vi.waitFor(() => expect(waits.at(-1)?.ms).toBe(ms))
    waits.at(-1)?.go()
  }
  await vi.waitFor(() => expect(network.isOnline()).toBe(true))
  expect([waits.length, heard.mock.calls.length]).toEqual([3, 2])
})

test('a lost call alone does not make the network offline', async () => {
  const { network, heard } = start([true])
  network.suspect()
  await vi.waitFor(() => expect(network.isOnline()).toBe(true))
  expect(heard).not.toHaveBeenCalled()
})

test('any answer makes the network online again', async () => {
  const { network } = start([false, false])
  network.suspect()
  await vi.waitFor(() => expect(network.isOnline()).toBe(false))
  network.answered()
  expect(network.isOnline()).toBe(true)
})

test('a watched call reports answer or loss, and nothing when it is aborted', async () => {
  const reported = { suspect: vi.fn(), answered: vi.fn() }
  await watchedFetch(async () => new Response(null, { status: 500 }), reported)('/')
  expect(reported.answered).toHaveBeenCalledTimes(1)
  const fails = watchedFetch(() => Promise.reject(new TypeError('Failed to fetch')), reported)
  await expect(fails('/', { signal: AbortSignal.abort() })).rejects.toThrow()
  expect(reported.suspect).not.toHaveBeenCalled()
  await expect(fails('/')).rejects.toThrow()
  expect(reported.suspect).toHaveBeenCalledTimes(1)
})

import type { NativeControl } from '@delebil/booking-widget'
import { proxy } from 'valtio/vanilla'
import { expect, test, vi } from 'vitest'
import { sampleWhoami } from '../../sample/sample-session.ts'
import { createMemoryStorage } from '../session/memory-storage.ts'
import { accompanyApp } from './accompany-app.ts'
import { appPush } from './app-push.ts'

const at = new Date('2026-11-21T10:00:00Z')
const subscription = { endpoint: 'https://push.test/1', p256dh: 'A'.repeat(87), auth: 'A'.repeat(22) }

function start() {
  const heard: Record<string, (value: never) => void> = {}
  const listen = (name: string) => (listener: (value: never) => void) => {
    heard[name] = listener
    return () => undefined
  }
  const greet = vi.fn<() => void>()
  const native = { onLoggedIn: listen('logIn'), onPushSubscription: listen('push'), greet } as unknown as NativeControl
  const state = proxy({
    status: 'AUTHENTICATED',
    whoami: sampleWhoami() as ReturnType<typeof sampleWhoami> | undefined,
  })
  const queue = { state: { actions: [] as object[] }, add: vi.fn<(...args: unknown[]) => Promise<boolean>>() }
  const isOnline = vi.fn(() => false)
  const reportCarLogIn = vi.fn<(input: unknown) => Promise<unknown>>()
  const addPushToken = vi.fn<(input: unknown) => void>()
  const storage = createMemoryStorage()
  const site = {
    api: { addPushToken, reportCarLogIn },
    offline: { queue, network: { isOnline } },
    session: { state },
    storage,
    now: () => at,
  }
  accompanyApp(site as never, native)
  const tell = (name: 'logIn' | 'push', value: unknown) => heard[name]?.(value as never)
  return { tell, state, queue, addPushToken, reportCarLogIn, isOnline, storage, greet }
}

const reported = { params: { id: 501 }, body: { at: '2026-11-21T10:00:00.000Z' } }

test('a log-in in a car is reported to the server with the time it happened', async () => {
  const { tell, queue, isOnline, reportCarLogIn } = start()
  isOnline.mockReturnValue(true)
  reportCarLogIn.mockResolvedValue({ ok: true })
  tell('logIn', 501)
  await vi.waitFor(() => expect(reportCarLogIn).toHaveBeenCalledTimes(1))
  expect(reportCarLogIn.mock.calls[0]?.[0]).toMatchObject(reported)
  expect(queue.add).not.toHaveBeenCalled()
})

test.each([
  [0, 1],
  [503, 1],
  [409, 0],
  [404, 0],
])('a report answered with %i leaves %i in the queue, under the same key', async (status, waiting) => {
  const { tell, queue, isOnline, reportCarLogIn } = start()
  isOnline.mockReturnValue(true)
  reportCarLogIn.mockResolvedValue({ ok: false, refusal: { status } })
  tell('logIn', 501)
  await vi.waitFor(() => expect(reportCarLogIn).toHaveBeenCalledTimes(1))
  await vi.waitFor(() => expect(queue.add).toHaveBeenCalledTimes(waiting))
  const [first] = reportCarLogIn.mock.calls[0] as [{ idempotencyKey: string }]
  if (waiting) expect(queue.add.mock.calls[0]).toEqual(['reportCarLogIn', reported, first.idempotencyKey])
})

test('a log-in without network waits in the queue', () => {
  const { tell, queue } = start()
  tell('logIn', 501)
  expect(queue.add.mock.calls).toEqual([
    ['reportCarLogIn', { params: { id: 501 }, body: { at: '2026-11-21T10:00:00.000Z' } }, expect.any(String)],
  ])
})

test('a second log-in is not queued while the first for that reservation waits', () => {
  const { tell, queue } = start()
  queue.state.actions = [{ name: 'reportCarLogIn', input: { params: { id: 501 } } }]
  tell('logIn', 501)
  expect(queue.add).not.toHaveBeenCalled()
  tell('logIn', 502)
  expect(queue.add).toHaveBeenCalledTimes(1)
})

test('a new push address is stored only for the person who asked for notifications in this app', () => {
  const { tell, addPushToken, storage, state } = start()
  tell('push', subscription)
  appPush(storage).remember(99, 'Appen')
  tell('push', subscription)
  expect(addPushToken).not.toHaveBeenCalled()
  appPush(storage).remember(sampleWhoami().person.id, 'Appen på Android')
  tell('push', subscription)
  expect(addPushToken.mock.calls).toEqual([[{ body: { name: 'Appen på Android', ...subscription } }]])
  state.whoami = undefined
  tell('push', subscription)
  expect(addPushToken).toHaveBeenCalledTimes(1)
})

test('a change of person greets the app anew, so that the cars of the last one are gone', async () => {
  const { state, greet } = start()
  state.whoami = { ...sampleWhoami() }
  await vi.waitFor(() => expect(state.whoami).toBeDefined())
  expect(greet).not.toHaveBeenCalled()
  state.status = 'ANONYMOUS'
  state.whoami = undefined
  await vi.waitFor(() => expect(greet).toHaveBeenCalledTimes(1))
})

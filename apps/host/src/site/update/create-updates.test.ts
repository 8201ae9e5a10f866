import { beforeEach, expect, test, vi } from 'vitest'
import { createUpdates, isLocalHost } from './create-updates.ts'

class Page extends EventTarget {
  visibilityState: DocumentVisibilityState = 'visible'
}
class Worker extends EventTarget {
  postMessage = vi.fn()
}
class Registration extends EventTarget {
  waiting: Worker | null = null
  installing: Worker | null = null
  update = vi.fn(async () => undefined)
}
class Container extends EventTarget {
  controller: Worker | null = null
  registration = new Registration()
  register = vi.fn(async () => this.registration)
  getRegistration = vi.fn(async (): Promise<Registration | undefined> => undefined)
}

let container = new Container()
let page = new Page()
let nowMs = 0
let tick: () => void = () => undefined
const reload = vi.fn()

beforeEach(() => {
  container = new Container()
  page = new Page()
  nowMs = 0
  reload.mockClear()
})

async function start(hostname = 'delebil.example') {
  const updates = createUpdates({
    container: container as never,
    hostname,
    page: page as never,
    every: (_ms, work) => {
      tick = work
    },
    nowMs: () => nowMs,
    reload,
  })
  await updates.start()
  return updates
}
/** A new version has been fetched, and waits. */
function arrive(): Worker {
  const worker = new Worker()
  const { registration } = container
  registration.installing = worker
  registration.dispatchEvent(new Event('updatefound'))
  registration.waiting = worker
  worker.dispatchEvent(new Event('statechange'))
  return worker
}
const takeOver = (worker: Worker) => {
  container.controller = worker
  container.dispatchEvent(new Event('controllerchange'))
}

test.each([
  ['localhost', true],
  ['127.0.0.1', true],
  ['[::1]', true],
  ['delebil.localhost', false],
  ['delebil.example', false],
])('the host %s counts as local: %s, and only others get a service worker', async (hostname, isLocal) => {
  expect(isLocalHost(hostname)).toBe(isLocal)
  await start(hostname)
  expect(container.register).toHaveBeenCalledTimes(isLocal ? 0 : 1)
})

test('a new version is looked for every minute while the page is visible', async () => {
  await start()
  const { update } = container.registration
  nowMs = 60_000
  tick()
  expect(update).toHaveBeenCalledTimes(1)
  page.visibilityState = 'hidden'
  nowMs = 120_000
  tick()
  expect(update).toHaveBeenCalledTimes(1)
  page.visibilityState = 'visible'
  page.dispatchEvent(new Event('visibilitychange'))
  expect(update).toHaveBeenCalledTimes(2)
  page.dispatchEvent(new Event('visibilitychange'))
  expect(update).toHaveBeenCalledTimes(2)
})

test('the first service worker of a browser is not offered as an update', async () => {
  const { state } = await start()
  takeOver(arrive())
  expect([state.isReady, reload.mock.calls.length]).toEqual([false, 0])
})

test('a new version is offered, and takes over with a reload when it is accepted', async () => {
  container.controller = new Worker()
  const { state, apply } = await start()
  const worker = arrive()
  expect(state.isReady).toBe(true)
  expect(worker.postMessage).not.toHaveBeenCalled()
  apply()
  expect(worker.postMessage).toHaveBeenCalledExactlyOnceWith('take over')
  expect(reload).not.toHaveBeenCalled()
  takeOver(worker)
  expect(reload).toHaveBeenCalledTimes(1)
})

test('a version waiting since the last visit is offered at once', async () => {
  container.controller = new Worker()
  container.registration.waiting = new Worker()
  expect((await start()).state.isReady).toBe(true)
})

test('a postponed version is offered again only when a newer one comes', async () => {
  container.controller = new Worker()
  const { state, later } = await start()
  const worker = arrive()
  later()
  worker.dispatchEvent(new Event('statechange'))
  expect(state.isReady).toBe(false)
  arrive()
  expect(state.isReady).toBe(true)
})

test('a version taken over in another tab is offered, without a reload of its own', async () => {
  container.controller = new Worker()
  const { state, later, apply } = await start()
  const worker = arrive()
  later()
  takeOver(worker)
  expect([state.isReady, reload.mock.calls.length]).toEqual([true, 0])
  apply()
  expect(reload).toHaveBeenCalledTimes(1)
})

test('a browser without service workers is offered no update', async () => {
  const updates = createUpdates({
    container: undefined,
    hostname: 'delebil.example',
    page: page as never,
    every: () => undefined,
    nowMs: () => 0,
    reload,
  })
  await updates.start()
  expect(updates.state.isReady).toBe(false)
})

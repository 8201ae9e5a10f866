import 'fake-indexeddb/auto'
import { beforeEach, expect, test, vi } from 'vitest'
import { sampleRefusal, sampleWhoami } from '../../sample/sample-session.ts'
import { stubApi } from '../../sample/stub-api.ts'
import { clearSessionState, createSessionState, type SessionState } from '../session/session-state.ts'
import { createOffline } from './create-offline.ts'
import { openDeviceStore } from './device-store.ts'
import { createNetwork } from './network.ts'

const answered = (value: unknown) => ({ ok: true as const, value, headers: new Headers() })
const lost = { ok: false as const, refusal: sampleRefusal('network.unreachable', 0) }
const trip = { id: 7, carId: 3, membershipId: 1 }
const note = { params: { id: 7 }, body: { userNote: 'Hei' } }

let isConnected = true
let target = new EventTarget()
const api = {
  listActiveReservations: vi.fn(),
  getCar: vi.fn(),
  listMembershipMembers: vi.fn(),
  listSituations: vi.fn(),
  updateReservationNote: vi.fn(),
}

function start(session: SessionState) {
  return createOffline({
    api: stubApi(api),
    session,
    network: createNetwork({
      isConnected: () => isConnected,
      target,
      probe: async () => true,
      wait: async () => undefined,
    }),
    openDevice: openDeviceStore,
    channel: undefined,
    nowMs: () => 1000,
    wait: (ms) => (ms === 3000 ? Promise.resolve() : new Promise(() => undefined)),
    alone: (work) => work(),
  })
}
const loggedIn = (personId = 1) => {
  const whoami = sampleWhoami()
  const person = { ...whoami.person, id: personId }
  return createSessionState({ token: `t${personId}`, isAdmin: false, organizations: [], whoami: { ...whoami, person } })
}
const keptCount = async (personId: number) => {
  const store = await openDeviceStore()
  return [
    (await store.readAnswer(personId, '["listActiveReservations",[],[]]')) === undefined ? 0 : 1,
    (await store.listActions(personId)).length,
  ]
}
const goOffline = () => {
  isConnected = false
  target.dispatchEvent(new Event('offline'))
}
const comeBack = () => {
  isConnected = true
  target.dispatchEvent(new Event('online'))
}

beforeEach(async () => {
  await (await openDeviceStore()).clear()
  isConnected = true
  // What the tab of an earlier test would hear is not for this one.
  target = new EventTarget()
  for (const call of Object.values(api)) call.mockReset().mockResolvedValue(answered({ data: [] }))
  api.listActiveReservations.mockResolvedValue(answered({ data: [trip] }))
})

test('the car, drivers and help of each reservation are fetched ahead, once a day', async () => {
  const offline = start(loggedIn())
  await offline.api.listActiveReservations()
  await vi.waitFor(() => expect(api.listSituations).toHaveBeenCalledTimes(1))
  expect(api.getCar).toHaveBeenCalledWith({ params: { id: 3 }, quiet: true })
  expect(api.listMembershipMembers).toHaveBeenCalledWith({ params: { id: 1 }, quiet: true })
  await offline.api.listActiveReservations()
  await offline.api.listActiveReservations()
  expect(api.getCar).toHaveBeenCalledTimes(1)
})

test('a change made offline is sent when the network is back, and what is on screen is refetched', async () => {
  const offline = start(loggedIn())
  const onStale = vi.fn()
  offline.onStale(onStale)
  goOffline()
  expect(await offline.queue.add('updateReservationNote', note, 'key-1')).toBe(true)
  expect(api.updateReservationNote).not.toHaveBeenCalled()
  comeBack()
  await vi.waitFor(() => expect(offline.queue.state.actions).toEqual([]))
  expect(api.updateReservationNote).toHaveBeenCalledExactlyOnceWith({ ...note, idempotencyKey: 'key-1', quiet: true })
  await vi.waitFor(() => expect(onStale).toHaveBeenCalled())
})

test('logging out deletes kept answers and waiting changes', async () => {
  const session = loggedIn()
  const offline = start(session)
  await offline.api.listActiveReservations()
  goOffline()
  await offline.queue.add('updateReservationNote', note, 'key-1')
  expect(await keptCount(1)).toEqual([1, 1])
  clearSessionState(session)
  await vi.waitFor(async () => expect(await keptCount(1)).toEqual([0, 0]))
  expect(offline.queue.state.actions).toEqual([])
})

test('a second person logging in finds no answers of the one before', async () => {
  const first = start(loggedIn(1))
  await first.api.listActiveReservations()
  expect(await keptCount(1)).toEqual([1, 0])
  const second = start(loggedIn(2))
  await second.ready
  expect(await keptCount(1)).toEqual([0, 0])
  api.listActiveReservations.mockResolvedValue(lost)
  expect(await second.api.listActiveReservations()).toEqual(lost)
})

test('a session that expired keeps the waiting changes while the log-in box is open', async () => {
  const session = loggedIn()
  const offline = start(session)
  await offline.ready
  goOffline()
  await offline.queue.add('updateReservationNote', note, 'key-1')
  session.status = 'UNAUTHENTICATED'
  delete session.token
  await vi.waitFor(() => undefined)
  expect(await keptCount(1)).toEqual([0, 1])
})

test('a browser without storage asks the server, and keeps no change', async () => {
  const offline = createOffline({
    api: stubApi(api),
    session: loggedIn(),
    network: createNetwork({ isConnected: () => true, target, probe: async () => true, wait: async () => undefined }),
    openDevice: () => Promise.reject(new Error('private window')),
    channel: undefined,
    nowMs: () => 1000,
    wait: () => new Promise(() => undefined),
    alone: (work) => work(),
  })
  await offline.ready
  expect(await offline.api.listActiveReservations()).toMatchObject({ ok: true })
  expect(await offline.queue.add('updateReservationNote', note, 'key-1')).toBe(false)
})

test('a page opened later reads the kept answers before the server has said who is logged in', async () => {
  const first = loggedIn()
  await start(first).api.listActiveReservations()
  const later = createSessionState({ token: 't1', isAdmin: false, organizations: [] })
  if (first.whoami) later.lastKnown = { whoami: first.whoami, atMs: 0 }
  isConnected = false
  api.listActiveReservations.mockResolvedValue(lost)
  expect(await start(later).api.listActiveReservations()).toMatchObject({ ok: true, value: { data: [trip] } })
})

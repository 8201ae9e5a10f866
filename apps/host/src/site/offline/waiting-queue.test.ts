import 'fake-indexeddb/auto'
import { toApi } from '@delebil/core-api'
import { beforeEach, expect, test, vi } from 'vitest'
import { sampleRefusal } from '../../sample/sample-session.ts'
import { databaseName, openDeviceStore } from './device-store.ts'
import { createWaitingQueue } from './waiting-queue.ts'

const answered = { ok: true as const, value: {}, headers: new Headers() }
const refused = (...input: Parameters<typeof sampleRefusal>) => ({
  ok: false as const,
  refusal: sampleRefusal(...input),
})
const lost = refused('network.unreachable', 0)

let send = vi.fn()
let person: { personId: number; token: string } | undefined
let isOnline = false
let nowMs = 1000
let turns = Promise.resolve()
const onSent = vi.fn()
const waits: (() => void)[] = []

/** One after the other, as Web Locks do it for all tabs of a browser. */
const alone = (work: () => Promise<void>) => {
  turns = turns.then(work)
  return turns
}
/** A tab, or the same one after a reload: what it knows is on the device. */
const openTab = () => {
  const store = openDeviceStore()
  return createWaitingQueue({
    device: () => store,
    api: toApi((_name, input) => send(input)),
    who: () => person,
    isOnline: () => isOnline,
    nowMs: () => nowMs,
    wait: () => new Promise((resolve) => waits.push(resolve)),
    alone,
    notifyOthers: () => undefined,
    onSent,
  })
}
const note = (userNote: string, id = 7) => ({ params: { id }, body: { userNote } })
const drivers = { params: { id: 7 }, body: [{ id: 1 }, { id: 2 }] }
const sentKeys = () => send.mock.calls.map(([{ idempotencyKey }]) => idempotencyKey)

beforeEach(async () => {
  const store = await openDeviceStore()
  await store.clear()
  send = vi.fn(async () => answered)
  onSent.mockClear()
  waits.length = 0
  person = { personId: 1, token: 't' }
  isOnline = false
  nowMs = 1000
  turns = Promise.resolve()
})

test('the database on the device is called delebil', () => {
  expect(databaseName).toBe('delebil')
})

test('changes made offline survive a reload, and are sent once and in order when the network is back', async () => {
  const before = openTab()
  await before.add('updateReservationNote', note('Nøkkelen ligger i skuffen'), 'key-1')
  await before.add('updateDrivers', drivers, 'key-2')
  await before.flush()
  expect(send).not.toHaveBeenCalled()

  const after = openTab()
  await after.read()
  expect(after.state.actions.map(({ name, atMs }) => [name, atMs])).toEqual([
    ['updateReservationNote', 1000],
    ['updateDrivers', 1000],
  ])
  isOnline = true
  await after.flush()
  await after.flush()
  expect(send.mock.calls.map(([input]) => input)).toEqual([
    { ...note('Nøkkelen ligger i skuffen'), idempotencyKey: 'key-1', quiet: true },
    { ...drivers, idempotencyKey: 'key-2', quiet: true },
  ])
  expect(after.state.actions).toEqual([])
  expect(onSent).toHaveBeenCalledTimes(2)
})

test('two tabs online at the same time send each change once', async () => {
  const [one, other] = [openTab(), openTab()]
  await one.add('updateReservationNote', note('En'), 'key-1')
  await other.add('updateReservationNote', note('To', 8), 'key-2')
  isOnline = true
  await Promise.all([one.flush(), other.flush(), one.flush()])
  expect(sentKeys()).toEqual(['key-1', 'key-2'])
  expect(one.state.actions).toEqual([])
})

test('a change whose answer was lost is sent again under the same key', async () => {
  const queue = openTab()
  await queue.add('updateReservationNote', note('Hei'), 'key-1')
  isOnline = true
  send.mockResolvedValueOnce(lost).mockResolvedValueOnce(refused('server.busy', 503))
  await queue.flush()
  expect(queue.state.actions).toHaveLength(1)
  waits.shift()?.()
  await vi.waitFor(() => expect(waits).toHaveLength(1))
  await queue.flush()
  expect(sentKeys()).toEqual(['key-1', 'key-1', 'key-1'])
  expect(queue.state.actions).toEqual([])
})

test('changes of a membership wait field by field, the latest for each', async () => {
  const queue = openTab()
  const settings = (body: object) => ({ params: { id: 3 }, body })
  await queue.add('updateMembership', settings({ name: 'Oss to', defaultLocation: null }), 'key-1')
  await queue.add('updateMembership', settings({ externalIdCard: '12' }), 'key-2')
  await queue.add('updateMembership', settings({ defaultLocation: null, name: 'Oss tre' }), 'key-3')
  isOnline = true
  await queue.flush()
  expect(sentKeys()).toEqual(['key-2', 'key-3'])
})

test('a newer change of the same record replaces the waiting one, and no other', async () => {
  const queue = openTab()
  await queue.add('updateReservationNote', note('Første'), 'key-1')
  await queue.add('updateReservationNote', note('En annen reservasjon', 8), 'key-2')
  await queue.add('updateReservationNote', note('Andre'), 'key-3')
  isOnline = true
  await queue.flush()
  expect(sentKeys()).toEqual(['key-2', 'key-3'])
})

test('a refused change is kept with its content, lets the others pass, and is sent again on request', async () => {
  const queue = openTab()
  await queue.add('updateReservationNote', note('Til en som er borte'), 'key-1')
  await queue.add('updateDrivers', drivers, 'key-2')
  isOnline = true
  send.mockResolvedValueOnce(refused('resource.unknown', 404))
  await queue.flush()
  await queue.flush()
  expect(sentKeys()).toEqual(['key-1', 'key-2'])
  const [action] = queue.state.actions
  expect(action).toMatchObject({
    input: note('Til en som er borte'),
    problem: sampleRefusal('resource.unknown', 404).message,
  })
  await queue.retry(action?.id ?? 0, 'key-3')
  expect(sentKeys()).toEqual(['key-1', 'key-2', 'key-3'])
  expect(queue.state.actions).toEqual([])
})

test('a change that was removed is not sent', async () => {
  const queue = openTab()
  await queue.add('updateReservationNote', note('Nei'), 'key-1')
  await queue.remove(queue.state.actions[0]?.id ?? 0)
  isOnline = true
  await queue.flush()
  expect(send).not.toHaveBeenCalled()
})

test('a second person neither sees nor sends the waiting changes of the first', async () => {
  const queue = openTab()
  await queue.add('updateReservationNote', note('Min'), 'key-1')
  person = { personId: 2, token: 'u' }
  isOnline = true
  await queue.flush()
  await queue.read()
  expect(queue.state.actions).toEqual([])
  expect(send).not.toHaveBeenCalled()
})

test('logging out while the queue is sent stops it', async () => {
  const queue = openTab()
  await queue.add('updateReservationNote', note('Min'), 'key-1')
  await queue.add('updateDrivers', drivers, 'key-2')
  isOnline = true
  send.mockImplementationOnce(async () => {
    person = undefined
    return answered
  })
  await queue.flush()
  expect(sentKeys()).toEqual(['key-1'])
})

test('a session that expired stops the queue and keeps its changes', async () => {
  const queue = openTab()
  await queue.add('updateReservationNote', note('Min'), 'key-1')
  isOnline = true
  send.mockResolvedValueOnce(refused('session.missing', 401))
  await queue.flush()
  expect(queue.state.actions).toHaveLength(1)
  expect(waits).toHaveLength(0)
})

test('a device without storage answers false to a change', async () => {
  const queue = createWaitingQueue({
    device: () => Promise.resolve(undefined),
    api: toApi((_name, input) => send(input)),
    who: () => person,
    isOnline: () => isOnline,
    nowMs: () => nowMs,
    wait: () => Promise.resolve(),
    alone,
    notifyOthers: () => undefined,
    onSent,
  })
  expect(await queue.add('updateReservationNote', note('Hei'), 'key-1')).toBe(false)
})
